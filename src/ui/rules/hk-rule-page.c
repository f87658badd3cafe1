/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rule-page.h"

#include <glib/gi18n.h>

#include "hk-rule-row.h"
#include "ui/app/hk-application.h"
#include "ui/app/hk-window.h"
#include "ui/display/hk-template.h"

#define LINK_SCHEME "rule:"

/* One entry of the rules, whose links lead to others. */
struct _HkRulePage
{
  AdwNavigationPage parent_instance;

  GtkWidget        *ruling;
  GtkLabel         *title;
  GtkLabel         *citation;
  GtkLabel         *text;
  GtkWidget        *house_box;
  GtkListBox       *house_list;
  GtkWidget        *see_box;
  GtkListBox       *see_list;
  GtkToggleButton  *star;

  char             *id;
};

HK_DEFINE_TEMPLATE_TYPE (HkRulePage, hk_rule_page, ADW_TYPE_NAVIGATION_PAGE)

static HkBookmarks *
get_bookmarks (void)
{
  return hk_application_get_bookmarks (hk_application_get_default ());
}

static void
show_star (HkRulePage *self)
{
  const gboolean marked = hk_bookmarks_has (get_bookmarks (), self->id);
  const char *tooltip = marked ? _("Remove the Bookmark") : _("Bookmark This Rule");

  gtk_button_set_icon_name (GTK_BUTTON (self->star), marked ? "starred-symbolic" : "non-starred-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->star), tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->star), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip, -1);
  gtk_toggle_button_set_active (self->star, marked);
}

static void
star_cb (HkRulePage *self)
{
  g_autoptr (GError) error = NULL;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (self->id == NULL)
    return;
  if (!hk_bookmarks_set (get_bookmarks (), self->id, gtk_toggle_button_get_active (self->star), &error) && HK_IS_WINDOW (root))
    hk_window_complain (HK_WINDOW (root), _("This bookmark cannot be kept"), error);
  show_star (self);
}

static gboolean
activate_link_cb (HkRulePage *self,
                  const char *uri)
{
  if (!g_str_has_prefix (uri, LINK_SCHEME))
    return FALSE;
  gtk_widget_activate_action (GTK_WIDGET (self), "rules.show", "s", uri + strlen (LINK_SCHEME));
  return TRUE;
}

static void
row_activated_cb (HkRulePage *self,
                  HkRuleRow  *row)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "rules.show", "s", hk_rule_row_get_id (row));
}

static char *
make_markup (HkRule *rule)
{
  guint n_spans;
  const HkRuleSpan *spans = hk_rule_get_spans (rule, &n_spans);
  g_autoptr (GString) markup = g_string_new (NULL);

  for (guint i = 0; i < n_spans; i++)
    {
      g_autofree char *text = g_markup_escape_text (spans[i].text, -1);
      g_autofree char *link = spans[i].link == NULL ? NULL : g_markup_escape_text (spans[i].link, -1);

      if (link != NULL)
        g_string_append_printf (markup, "<a href=\"" LINK_SCHEME "%s\">%s</a>", link, text);
      else
        g_string_append (markup, text);
    }
  return g_string_free (g_steal_pointer (&markup), FALSE);
}

static void
hk_rule_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_RULE_PAGE);

  G_OBJECT_CLASS (hk_rule_page_parent_class)->dispose (object);
}

static void
hk_rule_page_finalize (GObject *object)
{
  g_free (HK_RULE_PAGE (object)->id);

  G_OBJECT_CLASS (hk_rule_page_parent_class)->finalize (object);
}

static void
hk_rule_page_class_init (HkRulePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_rule_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_rule_page_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-rule-page.ui");
  HK_BIND_CHILDREN (widget_class, HkRulePage, ruling, title, citation, text, house_box, house_list, see_box, see_list, star);
  HK_BIND_CALLBACKS (widget_class, star_cb, activate_link_cb, row_activated_cb);
}

/* The switches of what the group may play instead. */
static void
add_house_rules (HkRulePage   *self,
                 HkRule       *rule,
                 HkHouseRules *house_rules)
{
  const HkGameSpec *game = hk_house_rules_get_game (house_rules);

  for (guint i = 0; i < game->n_house_rules; i++)
    if (g_str_equal (game->house_rules[i].rule, hk_rule_get_id (rule)))
      {
        gtk_list_box_append (self->house_list, hk_house_rules_make_row (house_rules, &game->house_rules[i]));
        gtk_widget_set_visible (self->house_box, TRUE);
      }
}

/* Returns (transfer floating): a page; it needs the action "rules.show".
 * @rulebook: the rules, where links are looked up
 * @rule: the rule to show
 * @house_rules: (nullable): where the group can have it otherwise */
AdwNavigationPage *
hk_rule_page_new (HkRulebook   *rulebook,
                  HkRule       *rule,
                  HkHouseRules *house_rules)
{
  HkRulePage *self;
  const char * const *see;
  g_autofree char *where = NULL;
  g_autofree char *markup = NULL;
  gboolean leads_on = FALSE;

  g_return_val_if_fail (HK_IS_RULEBOOK (rulebook), NULL);
  g_return_val_if_fail (HK_IS_RULE (rule), NULL);

  self = g_object_new (HK_TYPE_RULE_PAGE, "title", hk_rule_get_title (rule), NULL);
  self->id = g_strdup (hk_rule_get_id (rule));
  show_star (self);
  where = hk_rule_row_dup_where (rule);
  markup = make_markup (rule);
  gtk_widget_set_visible (self->ruling, hk_rule_id_is_ruling (hk_rule_get_id (rule)));
  gtk_label_set_label (self->title, hk_rule_get_title (rule));
  gtk_label_set_label (self->citation, where);
  gtk_label_set_markup (self->text, markup);
  if (house_rules != NULL)
    add_house_rules (self, rule, house_rules);

  see = hk_rule_get_see (rule);
  for (guint i = 0; see != NULL && see[i] != NULL; i++)
    {
      HkRule *other = hk_rulebook_lookup (rulebook, see[i]);

      if (other == NULL)
        continue;
      gtk_list_box_append (self->see_list, hk_rule_row_new (other));
      leads_on = TRUE;
    }
  gtk_widget_set_visible (self->see_box, leads_on);
  return ADW_NAVIGATION_PAGE (self);
}
