/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "hk-aotd-labels.h"
#include "hk-aotd-names.h"
#include "ui/app/hk-application.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* A shortage that is less likely is not worth a warning. */
#define WORTH_A_WARNING 0.005

/* Words and small widgets that several views of the team share. */

/* Returns the name of its icon. */
const char *
hk_aotd_label_specialty_icon (const char *specialty)
{
  static const struct
  {
    const char *id;
    const char *icon;
  } icons[] = {
    { "bruiser", "security-high-symbolic" },
    { "vault-expert", "changes-prevent-symbolic" },
    { "mechanic", "applications-engineering-symbolic" },
    { "stealthy", "view-conceal-symbolic" },
    { "pilot", "airplane-mode-symbolic" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (icons); i++)
    if (g_strcmp0 (icons[i].id, specialty) == 0)
      return icons[i].icon;
  return "starred-symbolic";
}

/* Returns a name for a label; @kind itself when it is another.
 * @kind: what a free Action may be spent on: "any", "combat", "melee", "move", "ranged", "search" or "explosive" */
const char *
hk_aotd_label_free_action (const char *kind)
{
  static const struct
  {
    const char *id;
    const char *name;
  } names[] = {
    { "any", N_("free Action") },
    { "combat", N_("free Combat") },
    { "melee", N_("free Melee") },
    { "move", N_("free Move") },
    { "ranged", N_("free Ranged") },
    { "search", N_("free Search") },
    { "explosive", N_("free Explosive") },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (names[i].id, kind) == 0)
      return _(names[i].name);
  return kind;
}

/* Returns where the Survivor sits, for a label. */
const char *
hk_aotd_label_seat (HkAotdSeat seat)
{
  if (seat == HK_AOTD_SEAT_DRIVER)
    return _("drives the Truck");
  if (seat == HK_AOTD_SEAT_GUNNER)
    return _("at the Truck’s gun");
  return _("in the Truck");
}

/* Returns (transfer full) (nullable): the text of the rule, or %NULL when there is none.
 * @rule: (nullable): a global rule id */
char *
hk_aotd_label_rule (const char *rule)
{
  HkApplication *application = hk_application_get_default ();
  HkRulebook *rulebook = application == NULL ? NULL : hk_application_get_rulebook (application);
  HkRule *found = rulebook == NULL || rule == NULL ? NULL : hk_rulebook_lookup (rulebook, rule);

  return found == NULL ? NULL : g_strdup (hk_rule_get_text (found));
}

/* Returns (transfer full): its name, and whether it is out of ammo.
 * @item: a card that is carried */
char *
hk_aotd_label_item (HkAotdItem *item)
{
  if (item->empty)
    /* Translators: the name of a weapon */
    return g_strdup_printf (_("%s, out of ammo"), hk_aotd_card_get_title (item->card));
  return g_strdup (hk_aotd_card_get_title (item->card));
}

/* Returns (transfer full): the names of the cards there, or a word that says that there is none. */
char *
hk_aotd_label_slot (HkAotdSurvivor *survivor,
                    HkAotdSlot      slot)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (survivor->items)); i++)
    {
      g_autoptr (HkAotdItem) item = g_list_model_get_item (G_LIST_MODEL (survivor->items), i);
      g_autofree char *name = hk_aotd_label_item (item);

      if (item->slot == slot)
        g_string_append_printf (text, text->len == 0 ? "%s" : "; %s", name);
    }
  if (text->len == 0)
    g_string_append (text, _("nothing"));
  return g_string_free_and_steal (text);
}

/* Returns (transfer floating): the name of the Skill; its rule is the tooltip, and a click opens it.
 * @used: whether it can be used once a Turn and has been used */
GtkWidget *
hk_aotd_label_new_skill (const char *skill,
                         gboolean    used)
{
  g_autofree char *title = hk_aotd_skill_get_title (skill);
  g_autofree char *rule = hk_aotd_skill_get_rule (skill);
  g_autofree char *text = hk_aotd_label_rule (rule);
  /* Translators: the name of a Skill */
  g_autofree char *spent = g_strdup_printf (_("%s (used)"), title);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (used ? spent : title);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "aotd-skill");
  if (used)
    gtk_widget_add_css_class (button, "aotd-used");
  hk_tooltip_set (button, text != NULL ? text : title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, used ? spent : title, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.show-rule");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", rule);
  return button;
}

/* Returns (transfer floating): a chip with its name, and a second sign when it is out of ammo.
 * @item: (nullable): a card that is carried; %NULL for an empty slot */
GtkWidget *
hk_aotd_label_new_item (HkAotdItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *label = gtk_label_new (item == NULL ? "–" : hk_aotd_card_get_title (item->card));
  GtkWidget *warning;

  gtk_widget_add_css_class (box, "aotd-chip");
  if (item == NULL)
    gtk_widget_add_css_class (box, "aotd-none");
  else if (item->empty)
    {
      gtk_widget_add_css_class (box, "aotd-out");
      warning = gtk_image_new_from_icon_name ("dialog-warning-symbolic");
      gtk_accessible_update_property (GTK_ACCESSIBLE (warning), GTK_ACCESSIBLE_PROPERTY_LABEL, _("out of ammo"), -1);
      gtk_box_append (GTK_BOX (box), warning);
    }
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

/* Returns (transfer full): the chance in whole percent; never 0 or 100 when it is neither.
 * @chance: a chance from 0 to 1 */
char *
hk_aotd_label_chance (double chance)
{
  if (chance > 0 && chance < 0.01)
    return g_strdup (_("under 1 %"));
  if (chance < 1 && chance > 0.99)
    return g_strdup (_("over 99 %"));
  /* Translators: a chance in percent */
  return g_strdup_printf (_("%.0f %%"), chance * 100);
}

/* Returns (transfer full) (nullable): a sentence that warns of running out of miniatures; %NULL when that is too
 * unlikely to be worth it, or not known.
 * @odds: what the next spawn may bring
 * @type: "shambler" or "alpha" */
char *
hk_aotd_label_shortage (const HkAotdSpawnOdds *odds,
                        const char            *type)
{
  for (gsize i = 0; i < HK_AOTD_N_TYPES; i++)
    if (g_str_equal (hk_aotd_odds_types[i], type) && odds->is_known && odds->shortage[i] >= WORTH_A_WARNING)
      {
        g_autofree char *chance = hk_aotd_label_chance (odds->shortage[i]);

        /* Translators: %s: a chance in per cent; %s: a kind of Zombie. */
        return g_strdup_printf (_("The next spawn may need more than are left: chance %s. All %s would activate once more."),
                                chance, hk_aotd_name_zombies (type));
      }
  return NULL;
}

/* Returns (transfer floating): a button as high as a thumb, in as many lines as it needs.
 * @text: (nullable): what it says */
GtkWidget *
hk_aotd_key_new (const char *text)
{
  GtkWidget *button = gtk_button_new_with_label (text == NULL ? "" : text);

  hk_button_wrap (button);
  gtk_widget_set_size_request (button, 44, 44);
  return button;
}

/* Returns (transfer floating): a number to be read from afar.
 * @value: the number
 * @caption: what it is
 * @style: a class of the style sheet for the number */
GtkWidget *
hk_aotd_figure_new (const char *value,
                    const char *caption,
                    const char *style)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (hk_box_add_label (box, value, style), "numeric");
  gtk_widget_add_css_class (hk_box_add_label (box, caption, "caption"), "dimmed");
  gtk_widget_set_size_request (box, 84, -1);
  return box;
}

/* Returns (transfer floating): a few words beside an icon that says the same.
 * @icon: the name of an icon */
GtkWidget *
hk_aotd_note_new (const char *text,
                  const char *icon)
{
  GtkWidget *note = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (note), hk_ornament_new (icon));
  hk_box_add_words (note, text, "heading");
  gtk_widget_add_css_class (note, "aotd-note");
  return note;
}

/* Says to whom a button does what its tooltip says. */
void
hk_aotd_name_whose (GtkWidget  *button,
                    const char *whose)
{
  /* Translators: what a button does, then to whom or to what */
  g_autofree char *spoken = g_strdup_printf (_("%s: %s"), hk_tooltip_get (button), whose);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}
