/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/battle/hk-cz-field.h"
#include "hk-cz-battle-parts.h"
#include "hk-cz-field-hex.h"
#include "ui/display/hk-in-sight.h"
#include "ui/games/card-z/attack/hk-cz-attack-sheet.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-ink.h"

/* The least and the greatest distance between two opposite sides of a hex, in pixels, and how many lie side by side. A
 * narrow window scrolls along the field: a hex is never smaller than a thumb. */
#define MIN_WIDTH 44
#define MAX_WIDTH 52
#define N_ACROSS (HK_CZ_FIELD_COLUMNS + 0.5)

/* The battlefield as hexes, zone 1 at the bottom. Whoever is turned up and stands nowhere is asked for: a tap places
 * it. Later a tap on a piece chooses it, and a tap on a free hex moves it there; a second tap on an enemy attacks
 * it. */
struct _HkCzBattlefield
{
  HkView     parent_instance;

  int        encounter;  /* that is chosen; −1 none */
  int        survivor;   /* who is chosen; −1 nobody */
  GtkWidget *hexes[HK_CZ_FIELD_COLUMNS][HK_CZ_FIELD_ROWS];
  GtkLabel  *prompt;
  GtkWidget *board;
};

G_DEFINE_FINAL_TYPE (HkCzBattlefield, hk_cz_battlefield, HK_TYPE_VIEW)

static HkCzEncounter *
get_encounter (HkCzTable *table,
               int        number)
{
  return hk_cz_location_get_encounter (hk_cz_table_get_battlefield (table), number);
}

/* The next piece that nobody has placed: an enemy whose distance is not known either, then a survivor once enemies stand there. */
static void
find_wanted (HkCzTable *table,
             int       *wanted,
             int       *survivor)
{
  HkCzEncounter *encounter;
  HkCzSurvivor *record;
  gboolean any = FALSE;

  *wanted = *survivor = -1;
  for (int i = 0; (encounter = get_encounter (table, i)) != NULL; i++)
    {
      if (*wanted < 0 && encounter->column < 0 && encounter->distance == 0 && hk_cz_encounter_is_dangerous (encounter))
        *wanted = i;
      any |= encounter->column >= 0;
    }
  for (int i = 0; *wanted < 0 && any && (record = hk_cz_table_get_survivor (table, i)) != NULL; i++)
    if (*survivor < 0 && record->on_field && record->column < 0 && hk_cz_survivor_is_alive (record))
      *survivor = i;
}

/* What is moved by the next tap on a free hex. */
static void
find_moved (HkCzBattlefield *self,
            int             *encounter,
            int             *survivor)
{
  *encounter = self->encounter;
  *survivor = self->survivor;
  if (*encounter < 0 && *survivor < 0)
    find_wanted (hk_cz_view_get_table (self), encounter, survivor);
}

static void
show_prompt (HkCzBattlefield *self)
{
  HkCzTable *table = hk_cz_view_get_table (self);
  const gboolean chosen = self->encounter >= 0 || self->survivor >= 0;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  int encounter, survivor;

  find_moved (self, &encounter, &survivor);
  if (encounter >= 0)
    name = hk_cz_encounter_describe (get_encounter (table, encounter));
  else if (survivor >= 0)
    name = g_strdup (hk_cz_table_get_survivor_name (table, survivor));
  if (name == NULL)
    text = g_strdup (_("Tap a piece, then the hex where it goes."));
  else if (chosen)
    /* Translators: the name of a piece on the battlefield */
    text = g_strdup_printf (_("%s: tap the hex where it goes"), name);
  else if (survivor >= 0)
    /* Translators: the name of a survivor */
    text = g_strdup_printf (_("%s: tap the start hex"), name);
  else
    /* Translators: the name of an Encounter, such as "Fast Zombie 1-N" */
    text = g_strdup_printf (_("%s: tap its hex on the field"), name);
  gtk_label_set_text (self->prompt, text);
  hk_in_sight_set_here (GTK_WIDGET (self), name != NULL && !chosen);
}

static gboolean
is_needed (HkView *view)
{
  return hk_cz_view_get_field (view) != NULL && hk_cz_view_get_table (view)->battle->pvp < 0;
}

static void
show (HkCzBattlefield *self)
{
  HkCzTable *table = hk_cz_view_get_table (self);
  HkCzEncounter *encounter;
  HkCzSurvivor *survivor;

  encounter = self->encounter < 0 ? NULL : get_encounter (table, self->encounter);
  survivor = self->survivor < 0 ? NULL : hk_cz_table_get_survivor (table, self->survivor);
  if (encounter == NULL)
    self->encounter = -1;
  if (survivor == NULL || !survivor->on_field)
    self->survivor = -1;
  for (int column = 0; column < HK_CZ_FIELD_COLUMNS; column++)
    for (int row = 0; row < HK_CZ_FIELD_ROWS; row++)
      {
        const gboolean chosen = (self->encounter >= 0 && encounter->column == column && encounter->row == row)
                                || (self->survivor >= 0 && survivor->column == column && survivor->row == row);

        hk_cz_field_hex_update (HK_CZ_FIELD_HEX (self->hexes[column][row]), table, chosen);
      }
  show_prompt (self);
}

static void
update (HkView *view)
{
  HkCzBattlefield *self = HK_CZ_BATTLEFIELD (view);

  self->encounter = self->survivor = -1;
  show (self);
}

/* A tap on a piece chooses it; on the enemy that is chosen it attacks. */
static void
choose (HkCzBattlefield *self,
        int              encounter,
        int              survivor)
{
  const gboolean again = encounter >= 0 ? encounter == self->encounter : survivor == self->survivor;

  self->encounter = again ? -1 : encounter;
  self->survivor = again ? -1 : survivor;
  show (self);
  if (again && encounter >= 0 && hk_cz_view_get_table (self)->battle->started && hk_cz_encounter_is_dangerous (get_encounter (hk_cz_view_get_table (self), encounter)))
    hk_cz_attack_sheet_present (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), -1, encounter);
}

/* Survivors who can act move by an action, the first time for free; everything else just stands there now. */
static HkMove *
make_move (HkCzTable *table,
           int        encounter,
           int        survivor,
           int        column,
           int        row)
{
  HkCzSurvivor *record = survivor < 0 ? NULL : hk_cz_table_get_survivor (table, survivor);

  if (record == NULL)
    return hk_move_build ("stand", "i:encounter", encounter, "i:column", column, "i:row", row, NULL);
  if (!table->battle->started || record->acted || table->battle->side == HK_CZ_SIDE_ENCOUNTERS || record->kind == HK_CZ_SURVIVOR_DEPENDANT)
    return hk_move_build ("stand", "i:survivor", survivor, "i:column", column, "i:row", row, NULL);
  if (record->column < 0 && record->hex == NULL)
    return hk_move_build ("act-move", "i:survivor", survivor, "b:start", TRUE, "i:column", column, "i:row", row, NULL);
  if (record->column < 0)
    return hk_move_build ("stand", "i:survivor", survivor, "i:column", column, "i:row", row, NULL);
  return hk_move_build ("act-move", "i:survivor", survivor, "i:column", column, "i:row", row, NULL);
}

static void
hex_cb (HkCzBattlefield *self,
        GtkWidget       *hex)
{
  HkCzTable *table = hk_cz_view_get_table (self);
  int column, row, encounter, survivor;

  hk_cz_field_hex_get_place (HK_CZ_FIELD_HEX (hex), &column, &row);
  encounter = hk_cz_field_find_encounter (table, column, row);
  survivor = hk_cz_field_find_survivor (table, column, row);
  if (encounter >= 0 || survivor >= 0)
    {
      choose (self, encounter, survivor);
      return;
    }
  find_moved (self, &encounter, &survivor);
  if (encounter < 0 && survivor < 0)
    {
      hk_table_complain (GTK_WIDGET (self), _("Nobody is there. Tap a piece first, then the hex where it goes."));
      return;
    }
  hk_view_play (HK_VIEW (self), make_move (table, encounter, survivor, column, row));
}

/* The hexes: those of an odd row lie half a hex to the right. */

/* As wide as the letters are large, where there is room for it. */
static double
get_most_width (GtkWidget *board)
{
  return MAX (MIN_WIDTH, MAX_WIDTH * hk_ink_get_scale (board));
}

static double
get_hex_width (GtkWidget *board,
               int        width)
{
  return CLAMP (width / N_ACROSS, MIN_WIDTH, get_most_width (board));
}

static double
get_height (double hex)
{
  return hex * 2 / sqrt (3) * (0.75 * (HK_CZ_FIELD_ROWS - 1) + 1);
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *board)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget      *board,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) ceil (MIN_WIDTH * N_ACROSS);
      *natural = (int) ceil (get_most_width (board) * N_ACROSS);
      return;
    }
  /* What scrolls along the field asks for its height without a width: it has to do for every width. */
  *minimum = *natural = (int) ceil (get_height (for_size < 0 ? get_most_width (board) : get_hex_width (board, for_size)));
}

static void
allocate (GtkWidget *board,
          int        width,
          int        height,
          int        baseline)
{
  const double hex = get_hex_width (board, width);
  const double tall = hex * 2 / sqrt (3);
  const double start = (width - hex * N_ACROSS) / 2;

  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GskTransform *transform;
      double x, y;
      int column, row;

      hk_cz_field_hex_get_place (HK_CZ_FIELD_HEX (child), &column, &row);
      x = start + hex * (column + (row & 1) * 0.5);
      y = tall * 0.75 * (HK_CZ_FIELD_ROWS - 1 - row);
      transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y));
      gtk_widget_allocate (child, (int) hex, (int) tall, -1, transform);
    }
}

static void
hk_cz_battlefield_class_init (HkCzBattlefieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->is_needed = is_needed;
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-battlefield");
  gtk_widget_class_bind_template_child (widget_class, HkCzBattlefield, prompt);
  gtk_widget_class_bind_template_child (widget_class, HkCzBattlefield, board);
}

static void
hk_cz_battlefield_init (HkCzBattlefield *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->encounter = self->survivor = -1;
  gtk_widget_set_layout_manager (self->board, gtk_custom_layout_new (get_request_mode, measure, allocate));
  for (int row = HK_CZ_FIELD_ROWS - 1; row >= 0; row--)
    for (int column = 0; column < HK_CZ_FIELD_COLUMNS; column++)
      {
        GtkWidget *hex = hk_cz_field_hex_new (column, row);

        self->hexes[column][row] = hex;
        g_signal_connect_object (hex, "clicked", G_CALLBACK (hex_cb), self, G_CONNECT_SWAPPED);
        gtk_box_append (GTK_BOX (self->board), hex);
      }
}
