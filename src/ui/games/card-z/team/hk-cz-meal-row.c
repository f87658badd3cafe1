/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/reckoning/hk-cz-reckoning.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-sickness.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-ailments.h"
#include "hk-cz-meal-menu.h"
#include "hk-cz-meal-row.h"
#include "ui/games/card-z/attack/hk-cz-d10-keys.h"
#include "ui/games/card-z/battle/hk-cz-battle-words.h"
#include "ui/games/card-z/hk-cz-labels.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* The steps of the reckoning that the row is about. */
#define EAT   2
#define SLEEP 3

/* The reckoning of one survivor: what is eaten and how likely it makes sick, where the night is spent, and what that
 * means tomorrow. A tap changes each; the die may be told when the group rolls its own. */
struct _HkCzMealRow
{
  GtkListBoxRow parent_instance;

  HkSession *session;
  int        survivor;

  GtkWidget *name;
  GtkWidget *where;
  GtkWidget *outcome;
  GtkWidget *food;
  GtkWidget *food_sign;
  GtkWidget *food_name;
  GtkWidget *food_note;
  GtkWidget *kinds;  /* a key for each kind of Food, where the group tells what is eaten */
  GtkWidget *die;
  GtkWidget *keys;
  GtkWidget *bed;
  GtkWidget *bed_sign;
  GtkWidget *bed_name;
};

G_DEFINE_FINAL_TYPE (HkCzMealRow, hk_cz_meal_row, GTK_TYPE_LIST_BOX_ROW)

static HkCzTable *
get_table (HkCzMealRow *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

/* Returns (nullable): what the survivor is to eat. */
HkCzDiet *
hk_cz_find_diet (HkCzTable *table,
                 int        survivor)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->diets)); i++)
    {
      g_autoptr (HkCzDiet) diet = g_list_model_get_item (G_LIST_MODEL (table->diets), i);

      if (diet->survivor == survivor)
        return diet;
    }
  return NULL;
}

/* Returns how many of the ten faces of the die make sick.
 * @diet: (nullable): what somebody is to eat */
int
hk_cz_diet_get_faces (HkCzTable *table,
                      HkCzDiet  *diet)
{
  const char *food = hk_cz_diet_get_food (table, diet);

  return food == NULL ? 0 : hk_cz_table_get_sick_faces (table, diet->survivor, food, NULL);
}

/* Returns the step that comes next, from 0: safe-chips, Encounters, meals, sleep, hordes, the next day.
 * @table: a table at the reckoning */
int
hk_cz_get_reckoning_step (HkCzTable *table)
{
  static const char * const steps[] = { "chips", "gather", "eat", "sleep", "walk", "done" };

  for (int i = 0; i < (int) G_N_ELEMENTS (steps); i++)
    if (g_strcmp0 (table->reckoning_step, steps[i]) == 0)
      return i;
  return 0;
}

/* What a tap does */

static void
rolled_cb (HkCzMealRow *self,
           int          face)
{
  g_autoptr (HkMove) move = hk_move_build ("sick-roll", "i:survivor", self->survivor, "i:die", face, NULL);

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->die));
  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
kind_cb (HkCzMealRow *self,
         GtkWidget   *button)
{
  g_autoptr (HkMove) move = hk_move_build ("plan-food", "i:survivor", self->survivor, "s:food", g_object_get_data (G_OBJECT (button), "food"), NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
bed_cb (HkCzMealRow *self)
{
  const gboolean inside = hk_cz_table_sleeps_inside (get_table (self), self->survivor);
  g_autoptr (HkMove) move = hk_move_build ("shelter", "i:survivor", self->survivor, "b:inside", !inside, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

/* What there is to eat is listed when it is asked for. */
static void
open_cb (GtkMenuButton *button,
         gpointer       data)
{
  HkCzMealRow *self = HK_CZ_MEAL_ROW (data);

  gtk_menu_button_set_popover (button, hk_cz_meal_menu_new (self->session, self->survivor));
}

/* What is shown */

static void
show_die (HkCzMealRow *self,
          HkCzDiet    *diet,
          int          faces,
          gboolean     open)
{
  HkCzFate fates[HK_CZ_D10_FACES];
  const gboolean told = diet != NULL && diet->roll >= 0;
  const gboolean by_hand = g_strcmp0 (get_table (self)->dice_by, "hand") == 0;
  const gboolean sick = told && diet->roll < faces;
  g_autofree char *label = !told ? g_strdup (_("d10")) : g_strdup_printf (sick ? "%d ✗" : "%d ✓", diet->roll);

  for (int i = 0; i < HK_CZ_D10_FACES; i++)
    fates[i] = i < faces ? HK_CZ_FATE_MISS : HK_CZ_FATE_HIT;
  gtk_widget_set_visible (self->die, told || (by_hand && diet != NULL && diet->food != NULL && faces > 0));
  gtk_widget_set_sensitive (self->die, open);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->die), label);
  hk_widget_set_class (self->die, "error", sick);
  hk_widget_set_class (self->die, "success", told && !sick);
  hk_cz_d10_keys_set_fates (HK_CZ_D10_KEYS (self->keys), fates);
  hk_cz_d10_keys_set_face (HK_CZ_D10_KEYS (self->keys), told ? diet->roll : -1);
}

static void
show_meal (HkCzMealRow  *self,
           HkCzSurvivor *record,
           HkCzDiet     *diet,
           int           faces,
           gboolean      open)
{
  HkCzTable *table = get_table (self);
  const gboolean eats = diet != NULL && diet->food != NULL;
  const gboolean told = eats && diet->holder < 0;
  const char *meal = told ? hk_cz_label_food (hk_cz_diet_get_food (table, diet)) : eats ? diet->food : diet == NULL ? _("Not Told Yet") : _("Nothing");
  g_autoptr (GString) note = g_string_new (NULL);
  g_autofree char *spoken = NULL;

  if (diet == NULL)
    g_string_append (note, _("pick the meal"));
  else if (!eats)
    g_string_append (note, record->starving && open ? _("dies of hunger") : _("starves"));
  else
    {
      if (faces > 0 && diet->roll < 0 && open)
        {
          g_autofree char *chance = hk_cz_chance_to_text (faces / 10.0);

          g_string_append_printf (note, _("sick %s"), chance);
        }
      else if (faces == 0 && open)
        g_string_append (note, _("safe"));
      if (!told && diet->holder != self->survivor)
        {
          g_string_append (note, note->len > 0 ? " · " : "");
          g_string_append_printf (note, _("from %s"), hk_cz_table_get_survivor_name (table, diet->holder));
        }
    }
  gtk_label_set_text (GTK_LABEL (self->food_name), meal);
  gtk_label_set_text (GTK_LABEL (self->food_note), note->str);
  gtk_widget_set_visible (self->food_note, note->len > 0);
  hk_cz_sign_set (HK_CZ_SIGN (self->food_sign), eats ? HK_CZ_SIGN_MEAL : HK_CZ_SIGN_STARVING);
  hk_widget_set_class (self->food, "cz-hungry", diet != NULL && !eats && !(record->starving && open));
  hk_widget_set_class (self->food, "cz-dying", diet != NULL && !eats && record->starving && open);
  /* Translators: who eats, what, and what is to be said of it */
  spoken = g_strdup_printf (_("%s eats: %s, %s"), record->name, meal, note->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->food), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_sensitive (self->food, open);
}

static void
show_bed (HkCzMealRow  *self,
          HkCzSurvivor *record,
          gboolean      inside,
          gboolean      open)
{
  g_autofree char *spoken = g_strdup_printf (inside ? _("%s sleeps inside") : _("%s sleeps outside"), record->name);

  gtk_label_set_text (GTK_LABEL (self->bed_name), inside ? _("Inside") : _("Outside"));
  hk_cz_sign_set (HK_CZ_SIGN (self->bed_sign), inside ? HK_CZ_SIGN_ROOF : HK_CZ_SIGN_TENT);
  hk_widget_set_class (self->bed, "cz-hungry", !inside);
  hk_tooltip_set (self->bed, inside ? _("Sleeps inside; a tap says outside")
                                     : _("Sleeps outside: rolls at −1 tomorrow and scouts the place first; a tap says inside"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bed), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_sensitive (self->bed, open);
}

/* What will be true tomorrow, as far as it is certain. */
static void
show_outcome (HkCzMealRow  *self,
              HkCzSurvivor *record,
              HkCzDiet     *diet,
              int           faces,
              gboolean      inside,
              gboolean      open)
{
  const gboolean eats = diet != NULL && diet->food != NULL;
  const gboolean sick = eats && open && diet->roll >= 0 && diet->roll < faces;

  hk_wrap_box_clear (self->outcome);
  if (diet == NULL)
    adw_wrap_box_append (ADW_WRAP_BOX (self->outcome), hk_cz_tag_new (HK_CZ_SIGN_MEAL, _("Eats what?"), "cz-warn"));
  else if (!eats && record->starving && open)
    adw_wrap_box_append (ADW_WRAP_BOX (self->outcome), hk_cz_tag_new (HK_CZ_SIGN_DEAD, _("Dies"), "cz-bad"));
  else if (!eats)
    adw_wrap_box_append (ADW_WRAP_BOX (self->outcome), hk_cz_tag_new (HK_CZ_SIGN_STARVING, _("Starving −1"), "cz-warn"));
  if (sick)
    adw_wrap_box_append (ADW_WRAP_BOX (self->outcome), hk_cz_tag_new (HK_CZ_SIGN_SICK, _("Sick"), "cz-bad"));
  if (!inside)
    adw_wrap_box_append (ADW_WRAP_BOX (self->outcome), hk_cz_tag_new (HK_CZ_SIGN_TIRED, _("Sleep deprived −1"), "cz-warn"));
  gtk_widget_set_visible (self->outcome, gtk_widget_get_first_child (self->outcome) != NULL);
}

static void
update (HkCzMealRow *self)
{
  HkCzTable *table = get_table (self);
  HkCzSurvivor *record = hk_cz_table_get_survivor (table, self->survivor);
  HkCzDiet *diet = hk_cz_find_diet (table, self->survivor);
  const int faces = hk_cz_diet_get_faces (table, diet);
  g_autoptr (GString) where = NULL;
  gboolean inside;
  int step;

  if (record == NULL || !hk_cz_table_is_phase (table, "reckoning"))
    return;
  inside = hk_cz_table_sleeps_inside (table, self->survivor);
  step = hk_cz_get_reckoning_step (table);
  where = g_string_new (hk_cz_table_get_location_name (table, record->place));
  if (record->starving && step <= EAT)
    g_string_append_printf (where, " · %s", _("starving"));
  if (record->sick != NULL)
    g_string_append_printf (where, " · %s", record->sick);
  gtk_label_set_text (GTK_LABEL (self->name), record->name);
  gtk_label_set_text (GTK_LABEL (self->where), where->str);
  gtk_widget_set_visible (self->kinds, step <= EAT && diet == NULL);
  show_meal (self, record, diet, faces, step <= EAT);
  show_die (self, diet, faces, step <= EAT);
  show_bed (self, record, inside, step <= SLEEP);
  show_outcome (self, record, diet, faces, inside, step <= EAT);
}

static void
hk_cz_meal_row_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_MEAL_ROW (object)->session);
  G_OBJECT_CLASS (hk_cz_meal_row_parent_class)->dispose (object);
}

static void
hk_cz_meal_row_class_init (HkCzMealRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_meal_row_dispose;
}

static void
hk_cz_meal_row_init (HkCzMealRow *self)
{
}

/* How it is built */

static GtkWidget *
make_label (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
make_who (HkCzMealRow *self,
          HkCzTable   *table)
{
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, self->survivor);
  HkCzPlayer *player = survivor == NULL ? NULL : hk_cz_table_get_player (table, survivor->player);
  GtkWidget *who = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  if (player != NULL)
    gtk_box_append (GTK_BOX (who), hk_player_mark_new (player->name, player->colour));
  self->name = make_label ("heading");
  self->where = make_label ("caption");
  gtk_widget_add_css_class (self->where, "dimmed");
  self->outcome = hk_wrap_box_new (4);
  gtk_widget_set_margin_top (self->outcome, 4);
  gtk_box_append (GTK_BOX (names), self->name);
  gtk_box_append (GTK_BOX (names), self->where);
  gtk_box_append (GTK_BOX (names), self->outcome);
  gtk_widget_set_valign (names, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (names, TRUE);
  gtk_box_append (GTK_BOX (who), names);
  return who;
}

static GtkWidget *
make_meal (HkCzMealRow *self,
           const char  *name)
{
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *eats = g_strdup_printf (_("What %s eats"), name);

  self->food = gtk_menu_button_new ();
  self->food_sign = hk_cz_sign_new (HK_CZ_SIGN_MEAL, 18);
  self->food_name = make_label ("cz-choice");
  self->food_note = make_label ("caption");
  gtk_label_set_max_width_chars (GTK_LABEL (self->food_name), 14);
  gtk_label_set_max_width_chars (GTK_LABEL (self->food_note), 18);
  gtk_widget_add_css_class (self->food_note, "cz-quiet");
  gtk_box_append (GTK_BOX (words), self->food_name);
  gtk_box_append (GTK_BOX (words), self->food_note);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (face), self->food_sign);
  gtk_box_append (GTK_BOX (face), words);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->food), face);
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (self->food), TRUE);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->food), open_cb, self, NULL);
  gtk_widget_set_size_request (self->food, 124, 48);
  gtk_widget_set_hexpand (self->food, TRUE);
  hk_tooltip_set (self->food, eats);
  gtk_widget_add_css_class (self->food, "cz-meal");
  return self->food;
}

/* One tap tells the meal of somebody whose Food the app does not know. */
static GtkWidget *
make_kinds (HkCzMealRow *self,
            const char  *name)
{
  static const struct
  {
    const char *food;
    const char *label;
  } kinds[] = {
    { "Junk Food", N_("Junk") },
    { "Normal Food", N_("Normal") },
    { "Fresh Food", N_("Fresh") },
    { "nothing", N_("Nothing") },
  };

  self->kinds = hk_wrap_box_new (6);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      GtkWidget *button = gtk_button_new_with_label (_(kinds[i].label));
      /* Translators: who eats, and what */
      g_autofree char *spoken = g_strdup_printf (_("%1$s eats: %2$s"), name, _(kinds[i].label));

      gtk_widget_set_size_request (button, 64, 44);
      hk_tooltip_set (button, spoken);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
      g_object_set_data (G_OBJECT (button), "food", (gpointer) kinds[i].food);
      g_signal_connect_object (button, "clicked", G_CALLBACK (kind_cb), self, G_CONNECT_SWAPPED);
      adw_wrap_box_append (ADW_WRAP_BOX (self->kinds), button);
    }
  return self->kinds;
}

static GtkWidget *
make_die (HkCzMealRow *self)
{
  GtkWidget *popover = gtk_popover_new ();

  self->keys = hk_cz_d10_keys_new (_("The d10 against sickness"));
  gtk_popover_set_child (GTK_POPOVER (popover), self->keys);
  self->die = gtk_menu_button_new ();
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->die), popover);
  hk_tooltip_set (self->die, _("Tell the die that was rolled"));
  gtk_widget_set_size_request (self->die, 56, 48);
  gtk_widget_add_css_class (self->die, "numeric");
  gtk_widget_add_css_class (self->die, "cz-meal");
  g_signal_connect_object (self->keys, "rolled", G_CALLBACK (rolled_cb), self, G_CONNECT_SWAPPED);
  return self->die;
}

static GtkWidget *
make_bed (HkCzMealRow *self)
{
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);

  self->bed = gtk_button_new ();
  self->bed_sign = hk_cz_sign_new (HK_CZ_SIGN_ROOF, 16);
  self->bed_name = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->bed_name, "caption");
  gtk_box_append (GTK_BOX (face), self->bed_sign);
  gtk_box_append (GTK_BOX (face), self->bed_name);
  gtk_widget_set_valign (face, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (self->bed), face);
  gtk_widget_set_size_request (self->bed, 72, 48);
  gtk_widget_add_css_class (self->bed, "cz-meal");
  g_signal_connect_object (self->bed, "clicked", G_CALLBACK (bed_cb), self, G_CONNECT_SWAPPED);
  return self->bed;
}

/* Returns (transfer floating): a row that follows the plan of the reckoning.
 * @session: a session of Card-Z
 * @survivor: the number of a living survivor */
GtkWidget *
hk_cz_meal_row_new (HkSession *session,
                    int        survivor)
{
  HkCzMealRow *self = g_object_new (HK_TYPE_CZ_MEAL_ROW, "activatable", FALSE, "focusable", FALSE, NULL);
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (session));
  GtkWidget *box = hk_wrap_box_new (8);
  GtkWidget *controls = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *who;

  self->session = g_object_ref (session);
  self->survivor = survivor;
  who = make_who (self, table);
  gtk_widget_set_size_request (who, 190, -1);
  gtk_box_append (GTK_BOX (controls), make_meal (self, hk_cz_table_get_survivor_name (table, survivor)));
  gtk_box_append (GTK_BOX (controls), make_die (self));
  gtk_box_append (GTK_BOX (controls), make_bed (self));
  gtk_widget_set_valign (controls, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (controls, FALSE);
  adw_wrap_box_set_justify (ADW_WRAP_BOX (box), ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (ADW_WRAP_BOX (box), TRUE);
  adw_wrap_box_append (ADW_WRAP_BOX (box), who);
  adw_wrap_box_append (ADW_WRAP_BOX (box), controls);
  adw_wrap_box_append (ADW_WRAP_BOX (box), make_kinds (self, hk_cz_table_get_survivor_name (table, survivor)));
  hk_widget_set_margins (box, 10, 12, 10);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/* Returns the number of the survivor. */
int
hk_cz_meal_row_get_survivor (HkCzMealRow *self)
{
  g_return_val_if_fail (HK_IS_CZ_MEAL_ROW (self), -1);

  return self->survivor;
}
