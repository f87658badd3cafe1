/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/battle/hk-cz-field.h"
#include "games/card-z/state/hk-cz-layout.h"
#include "hk-cz-field-hex.h"
#include "games/card-z/state/hk-cz-table.h"
#include "ui/games/card-z/widgets/hk-cz-token.h"
#include "ui/table/hk-changed-marks.h"
#include "ui/widgets/hk-ink.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define TOKEN 16

/* A hex of the battlefield: its zone by its colour, a wall or a fence before it, the letter where the group has
 * shown it, and who stands there. */
struct _HkCzFieldHex
{
  GtkButton  parent_instance;

  int        column;
  int        row;
  gboolean   chosen;
  char       divider;     /* before its zone; 0 none */
  gboolean   outside;
  char      *text;        /* the initials of the survivor, or the letter; NULL none */
  char      *colour;      /* of the player whose survivor stands there; NULL nobody's */
  gboolean   is_survivor;
  GtkWidget *token;
};

G_DEFINE_FINAL_TYPE (HkCzFieldHex, hk_cz_field_hex, GTK_TYPE_BUTTON)

static const GdkRGBA outside_tint = { 0.80f, 0.20f, 0.20f, 0.16f };
static const GdkRGBA inside_tint = { 0.50f, 0.50f, 0.55f, 0.26f };
static const GdkRGBA edge_tint = { 0.50f, 0.50f, 0.55f, 0.07f };
static const GdkRGBA wall = { 0.45f, 0.42f, 0.48f, 1 };
static const GdkRGBA fence = { 0.72f, 0.50f, 0.20f, 1 };
static const GdkRGBA white = { 1, 1, 1, 1 };
static const GdkRGBA dark = { 0.12f, 0.11f, 0.14f, 1 };

/* The two sides that face the survivors. */
static void
draw_divider (HkCzFieldHex *self,
              GtkSnapshot  *snapshot,
              float         width,
              float         height)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  g_autoptr (GskStroke) stroke = gsk_stroke_new (MAX (3, width * 0.12f));

  gsk_path_builder_move_to (builder, 0, height * 0.75f);
  gsk_path_builder_line_to (builder, width / 2, height);
  gsk_path_builder_line_to (builder, width, height * 0.75f);
  path = gsk_path_builder_free_to_path (builder);
  if (self->divider == ':')
    gsk_stroke_set_dash (stroke, (float[2]) { 4, 4 }, 2);
  gtk_snapshot_append_stroke (snapshot, path, stroke, self->divider == '|' ? &wall : &fence);
}

static void
draw_survivor (HkCzFieldHex *self,
               GtkSnapshot  *snapshot,
               float         width,
               float         height)
{
  const float side = width * 0.78f;
  const GdkRGBA *ink = g_strcmp0 (self->colour, "yellow") == 0 ? &dark : &white;

  hk_ink_draw_disc (snapshot, hk_ink_find_colour (self->colour), (width - side) / 2, height / 2, side);
  hk_ink_draw_text (GTK_WIDGET (self), snapshot, self->text, side * 0.46f, ink, width / 2, height / 2);
}

static void
hk_cz_field_hex_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  HkCzFieldHex *self = HK_CZ_FIELD_HEX (widget);
  const float width = (float) gtk_widget_get_width (widget);
  const float height = (float) gtk_widget_get_height (widget);
  const gboolean strong = self->chosen || gtk_widget_has_visible_focus (widget);
  const float line = strong ? 3 : 1;
  g_autoptr (GskPath) outline = hk_ink_make_hexagon (&GRAPHENE_RECT_INIT (line / 2 + 0.5f, line / 2 + 0.5f, width - line - 1, height - line - 1));
  g_autoptr (GskStroke) stroke = gsk_stroke_new (line);
  const gboolean edge = hk_cz_field_get_zone (self->column, self->row) == 0;
  GdkRGBA text;
  GdkRGBA pale;

  gtk_widget_get_color (widget, &text);
  pale = text;
  pale.alpha *= strong ? 1 : 0.35f;
  if (self->chosen && !gtk_widget_has_visible_focus (widget))
    gsk_stroke_set_dash (stroke, (float[2]) { 5, 3 }, 2);
  gtk_snapshot_append_fill (snapshot, outline, GSK_FILL_RULE_WINDING, edge ? &edge_tint : self->outside ? &outside_tint : &inside_tint);
  gtk_snapshot_append_stroke (snapshot, outline, stroke, &pale);
  if (self->divider != 0)
    draw_divider (self, snapshot, width, height);
  if (self->is_survivor)
    draw_survivor (self, snapshot, width, height);
  else if (gtk_widget_get_visible (self->token))
    gtk_widget_snapshot_child (widget, self->token, snapshot);
  else if (self->text != NULL)
    {
      pale.alpha = text.alpha * 0.75f;
      hk_ink_draw_text (widget, snapshot, self->text, width * 0.36f, &pale, width / 2, height / 2);
    }
}

static void
hk_cz_field_hex_dispose (GObject *object)
{
  HkCzFieldHex *self = HK_CZ_FIELD_HEX (object);

  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->colour, g_free);
  G_OBJECT_CLASS (hk_cz_field_hex_parent_class)->dispose (object);
}

static void
hk_cz_field_hex_class_init (HkCzFieldHexClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_cz_field_hex_dispose;
  widget_class->snapshot = hk_cz_field_hex_snapshot;
  gtk_widget_class_set_css_name (widget_class, "cz-field-hex");
}

static void
hk_cz_field_hex_init (HkCzFieldHex *self)
{
  self->token = g_object_new (HK_TYPE_CZ_TOKEN, "size", TOKEN, NULL);
  gtk_widget_set_halign (self->token, GTK_ALIGN_FILL);
  gtk_widget_set_valign (self->token, GTK_ALIGN_FILL);
  hk_widget_set_margins (self->token, 3, 3, 3);
  gtk_button_set_child (GTK_BUTTON (self), self->token);
}

/* Returns (transfer floating): a hex of the battlefield, as a button. */
GtkWidget *
hk_cz_field_hex_new (int column,
                     int row)
{
  HkCzFieldHex *self = g_object_new (HK_TYPE_CZ_FIELD_HEX, NULL);

  self->column = column;
  self->row = row;
  return GTK_WIDGET (self);
}

/* @column: (out): where it lies
 * @row: (out): where it lies */
void
hk_cz_field_hex_get_place (HkCzFieldHex *self,
                           int          *column,
                           int          *row)
{
  g_return_if_fail (HK_IS_CZ_FIELD_HEX (self));

  *column = self->column;
  *row = self->row;
}

/* The first letters of the first two words of a name. */
static char *
make_initials (const char *name)
{
  g_auto (GStrv) words = g_strsplit (name, " ", 3);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < 2 && words[i] != NULL; i++)
    {
      g_autofree char *upper = g_utf8_strup (words[i], -1);

      g_string_append_unichar (text, g_utf8_get_char (upper));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
describe_place (HkCzFieldHex *self,
                const char   *letter)
{
  const int zone = hk_cz_field_get_zone (self->column, self->row);

  if (zone == 0)
    return g_strdup_printf (self->column == 0 ? _("Left edge, row %d") : _("Right edge, row %d"), self->row + 1);
  if (letter != NULL)
    /* Translators: the zone, row and place of a hex, and what is printed on it, such as "1-E" */
    return g_strdup_printf (_("Zone %d, row %d, hex %d, %s"), zone, self->row % HK_CZ_FIELD_ZONE_ROWS + 1, self->column, letter);
  return g_strdup_printf (_("Zone %d, row %d, hex %d"), zone, self->row % HK_CZ_FIELD_ZONE_ROWS + 1, self->column);
}

/* Shows the hex as it is now, and draws it again where that differs.
 * @table: a table with a battle
 * @chosen: whether the piece on it is to be moved */
void
hk_cz_field_hex_update (HkCzFieldHex *self,
                        HkCzTable    *table,
                        gboolean      chosen)
{
  HkCzEncounter *encounter;
  HkCzSurvivor *survivor;
  const char *layout;
  g_autofree char *letter = NULL;
  g_autofree char *place = NULL;
  g_autofree char *who = NULL;
  g_autofree char *spoken = NULL;
  g_autofree char *text = NULL;
  const char *colour = NULL;
  gboolean is_changed;
  gboolean outside;
  char divider;
  int zone;

  g_return_if_fail (HK_IS_CZ_FIELD_HEX (self));

  encounter = hk_cz_location_get_encounter (hk_cz_table_get_battlefield (table), hk_cz_field_find_encounter (table, self->column, self->row));
  survivor = hk_cz_table_get_survivor (table, hk_cz_field_find_survivor (table, self->column, self->row));
  layout = hk_cz_battle_get_layout (table);
  letter = hk_cz_field_get_letter (table, self->column, self->row);
  place = describe_place (self, letter);
  zone = hk_cz_field_get_zone (self->column, self->row);
  outside = hk_cz_battle_is_outside (table, zone);
  divider = zone == 0 || self->row % HK_CZ_FIELD_ZONE_ROWS != 0 ? 0 : hk_cz_layout_get_divider (layout, zone);
  gtk_widget_set_visible (self->token, encounter != NULL);
  if (survivor != NULL)
    {
      HkCzPlayer *player = hk_cz_table_get_player (table, survivor->player);

      text = make_initials (survivor->name);
      colour = player == NULL ? NULL : player->colour;
      who = g_strdup (survivor->name);
    }
  else if (encounter != NULL)
    {
      hk_cz_token_set (HK_CZ_TOKEN (self->token), hk_cz_encounter_is_known (encounter) ? encounter->type : NULL, encounter->helmet, encounter->pushed);
      who = hk_cz_encounter_describe (encounter);
    }
  else if (letter != NULL)
    text = g_strdup (strchr (letter, '-') == NULL ? letter : strchr (letter, '-') + 1);
  /* Translators: where a hex is, and who stands there */
  spoken = who == NULL ? g_strdup (place) : g_strdup_printf (_("%s: %s"), place, who);
  hk_widget_set_spoken (GTK_WIDGET (self), spoken);
  /* Who has come, gone or died there is seen across the table. */
  if (hk_changed_tell (GTK_WIDGET (self), spoken))
    hk_changed_move_in (GTK_WIDGET (self));
  hk_tooltip_set (GTK_WIDGET (self), who == NULL ? letter : who);
  is_changed = self->chosen != chosen || self->outside != outside || self->divider != divider || self->is_survivor != (survivor != NULL);
  self->chosen = chosen;
  self->outside = outside;
  self->divider = divider;
  self->is_survivor = survivor != NULL;
  is_changed |= g_set_str (&self->text, text);
  is_changed |= g_set_str (&self->colour, colour);
  if (is_changed)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}
