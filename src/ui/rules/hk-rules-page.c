/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rules-page.h"

#include <glib/gi18n.h>

#include "core/content/hk-phase-title.h"
#include "hk-quick-sheet-print.h"
#include "hk-rule-row.h"
#include "ui/app/hk-application.h"
#include "ui/display/hk-template.h"
#include "ui/tools/hk-tool.h"
#include "ui/tools/hk-tools-page.h"

#define MAX_RESULTS 60

/* So many rows are made at once where nothing is searched for; more come as somebody scrolls on. */
#define ROWS 60

/* What a button searches for. */
#define TERM "hk-term"

/* The search over the rules of all games: best first, the match marked, this moment's rules on top. */
struct _HkRulesPage
{
  AdwNavigationPage parent_instance;

  GtkSearchEntry   *entry;
  GtkDropDown      *game_filter;
  GtkDropDown      *phase_filter;
  GtkToggleButton  *bookmarks_filter;
  GtkMenuButton    *print_button;
  GtkStack         *stack;
  GtkScrolledWindow *scrolled;
  GtkWidget        *step_box;
  GtkListBox       *step_list;
  GtkLabel         *results_heading;
  GtkWidget        *tools_box;
  GtkListBox       *tools_list;
  GtkListBox       *results_list;
  AdwStatusPage    *nothing;
  AdwWrapBox       *terms;

  HkRulebook       *rulebook;
  GtkFilter        *tools_filter; /* (nullable): what is searched for */
  GStrv             tool_words;   /* (nullable): of the search, casefolded */
  GStrv             games;
  GStrv             phases;      /* of the chosen game */
  GPtrArray        *fitting;     /* HkRule: those that fit the filters where nothing is searched for */
  guint             n_rows;      /* that have been made for them */
  guint             n_results;
  gboolean          has_steps;
  gboolean          filling;     /* the filters are being changed from here */
};

G_DEFINE_FINAL_TYPE (HkRulesPage, hk_rules_page, ADW_TYPE_NAVIGATION_PAGE)

static const char *
get_game (HkRulesPage *self)
{
  const guint selected = gtk_drop_down_get_selected (self->game_filter);

  if (g_strv_length (self->games) == 1)
    return self->games[0];
  return selected == 0 || selected == GTK_INVALID_LIST_POSITION ? NULL : self->games[selected - 1];
}

static const char *
get_phase (HkRulesPage *self)
{
  const guint selected = gtk_drop_down_get_selected (self->phase_filter);

  if (self->phases == NULL || selected == 0 || selected == GTK_INVALID_LIST_POSITION)
    return NULL;
  return self->phases[selected - 1];
}

/* Whether it fits the filters that a search does not know. */
static gboolean
is_wanted (HkRulesPage *self,
           HkRule      *rule)
{
  return !gtk_toggle_button_get_active (self->bookmarks_filter)
         || hk_bookmarks_has (hk_application_get_bookmarks (hk_application_get_default ()), hk_rule_get_id (rule));
}

static void
update_heading (HkRulesPage *self,
                gboolean     searching)
{
  g_autofree char *text = NULL;

  text = g_strdup_printf (searching ? ngettext ("%u rule found", "%u rules found", self->n_results)
                                    : ngettext ("%u rule", "%u rules", self->n_results),
                          self->n_results);
  gtk_label_set_label (self->results_heading, text);
  if (searching)
    gtk_accessible_announce (GTK_ACCESSIBLE (self->entry), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW);
}

static void
list_more (HkRulesPage *self)
{
  const guint n = MIN (self->fitting->len, self->n_rows + ROWS);

  for (; self->n_rows < n; self->n_rows++)
    gtk_list_box_append (self->results_list, hk_rule_row_new (g_ptr_array_index (self->fitting, self->n_rows)));
}

/* The end of what is listed is less than a window away. */
static void
scrolled_cb (HkRulesPage   *self,
             GtkAdjustment *adjustment)
{
  if (gtk_adjustment_get_value (adjustment) + 2 * gtk_adjustment_get_page_size (adjustment) >= gtk_adjustment_get_upper (adjustment))
    list_more (self);
}

static void
list_all (HkRulesPage *self)
{
  GListModel *rules = hk_rulebook_get_rules (self->rulebook);
  const char *game = get_game (self);
  const char *phase = get_phase (self);

  for (guint i = 0; i < g_list_model_get_n_items (rules); i++)
    {
      g_autoptr (HkRule) rule = g_list_model_get_item (rules, i);

      if ((game != NULL && g_strcmp0 (hk_rule_get_game (rule), game) != 0)
          || (phase != NULL && g_strcmp0 (hk_rule_get_phase (rule), phase) != 0)
          || !is_wanted (self, rule))
        continue;
      g_ptr_array_add (self->fitting, g_steal_pointer (&rule));
    }
  self->n_results = self->fitting->len;
  list_more (self);
}

static void
list_hits (HkRulesPage *self,
           const char  *query)
{
  const guint limit = gtk_toggle_button_get_active (self->bookmarks_filter)
                        ? g_list_model_get_n_items (hk_rulebook_get_rules (self->rulebook)) : MAX_RESULTS;
  g_autoptr (GPtrArray) hits = hk_rulebook_search (self->rulebook, query, get_game (self), get_phase (self), limit);

  for (guint i = 0; i < hits->len; i++)
    {
      HkRuleHit *hit = g_ptr_array_index (hits, i);

      if (!is_wanted (self, hk_rule_hit_get_rule (hit)))
        continue;
      gtk_list_box_append (self->results_list, hk_rule_row_new_for_hit (hit));
      self->n_results++;
    }
}

/* Whether each word that is searched for is one by which people look for the calculator. */
static gboolean
is_sought (gpointer tool,
           gpointer page)
{
  HkRulesPage *self = page;

  if (self->tool_words == NULL || self->tool_words[0] == NULL || (get_game (self) != NULL && !g_str_equal (get_game (self), hk_tool_get_game (tool)->id)))
    return FALSE;
  return hk_game_is_sought (hk_tool_get_game (tool), hk_tool_get_calculator (tool), (const char * const *) self->tool_words);
}

static void
list_tools (HkRulesPage *self,
            const char  *query)
{
  g_autofree char *folded = g_utf8_casefold (query, -1);
  GListModel *sought;

  if (self->tools_filter == NULL)
    {
      self->tools_filter = GTK_FILTER (gtk_custom_filter_new (is_sought, self, NULL));
      sought = G_LIST_MODEL (gtk_filter_list_model_new (g_object_ref (hk_application_get_tools (hk_application_get_default ())),
                                                        g_object_ref (self->tools_filter)));
      gtk_list_box_bind_model (self->tools_list, sought, hk_tools_page_make_row, GINT_TO_POINTER (TRUE), NULL);
      g_object_unref (sought);
    }
  g_strfreev (self->tool_words);
  self->tool_words = g_strsplit (folded, " ", -1);
  gtk_filter_changed (self->tools_filter, GTK_FILTER_CHANGE_DIFFERENT);
  gtk_widget_set_visible (self->tools_box, gtk_list_box_get_row_at_index (self->tools_list, 0) != NULL);
}

static void
search_for (HkRulesPage *self,
            const char  *words)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), words);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  hk_rules_page_search_now (self);
}

static void
term_cb (HkRulesPage *self,
         GtkButton   *button)
{
  g_autofree char *term = g_strdup (g_object_get_data (G_OBJECT (button), TERM));

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  search_for (self, term);
}

static GtkWidget *
add_button (HkRulesPage *self,
            const char  *label,
            GCallback    callback)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "pill");
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (self->terms, button);
  return button;
}

static void
add_term (HkRulesPage *self,
          const char  *term)
{
  /* Translators: offers another search for the one that found nothing */
  g_autofree char *label = g_strdup_printf (_("Search for “%s”"), term);
  GtkWidget *button = add_button (self, label, G_CALLBACK (term_cb));

  g_object_set_data_full (G_OBJECT (button), TERM, g_strdup (term), g_free);
}

static void
all_games_cb (HkRulesPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_drop_down_set_selected (self->game_filter, 0);
}

/* Says that the rules do not have it, and offers what is near: words that they have, and the other games. */
static void
say_no (HkRulesPage *self,
        const char  *query)
{
  const char *game = get_game (self);
  g_auto (GStrv) terms = hk_rulebook_suggest (self->rulebook, query, game);
  const char *title = game != NULL ? _("Not in the Rules of This Game") : _("Not in the Rules");

  for (GtkWidget *term; (term = gtk_widget_get_first_child (GTK_WIDGET (self->terms))) != NULL;)
    adw_wrap_box_remove (self->terms, term);
  for (guint i = 0; terms[i] != NULL; i++)
    add_term (self, terms[i]);
  if (game != NULL && gtk_widget_get_visible (GTK_WIDGET (self->game_filter)))
    {
      g_autoptr (GPtrArray) elsewhere = hk_rulebook_search (self->rulebook, query, NULL, NULL, 1);

      if (elsewhere->len > 0)
        add_button (self, _("Search All Games"), G_CALLBACK (all_games_cb));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->terms), gtk_widget_get_first_child (GTK_WIDGET (self->terms)) != NULL);
  adw_status_page_set_title (self->nothing, title);
  adw_status_page_set_description (self->nothing, terms[0] != NULL ? _("The rules do have something near it:")
                                                                   : _("Try another word, or fewer of them."));
  gtk_accessible_announce (GTK_ACCESSIBLE (self->entry), title, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW);
}

static void
all_rules_cb (HkRulesPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_toggle_button_set_active (self->bookmarks_filter, FALSE);
}

/* Says that none of the bookmarks fits, and how to have one. */
static void
say_no_bookmark (HkRulesPage *self,
                 gboolean     searching)
{
  const char *title = searching ? _("Not Among the Bookmarks") : _("No Bookmarks Here");

  for (GtkWidget *term; (term = gtk_widget_get_first_child (GTK_WIDGET (self->terms))) != NULL;)
    adw_wrap_box_remove (self->terms, term);
  add_button (self, _("All Rules"), G_CALLBACK (all_rules_cb));
  gtk_widget_set_visible (GTK_WIDGET (self->terms), TRUE);
  adw_status_page_set_title (self->nothing, title);
  adw_status_page_set_description (self->nothing, _("The star at the top of a rule keeps it here."));
  gtk_accessible_announce (GTK_ACCESSIBLE (self->entry), title, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW);
}

/* Lists what fits the words and the filters, without waiting for the end of the typing. */
void
hk_rules_page_search_now (HkRulesPage *self)
{
  g_autofree char *query = NULL;
  gboolean searching;

  g_return_if_fail (HK_IS_RULES_PAGE (self));

  if (self->rulebook == NULL)
    return;
  query = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
  searching = *query != '\0';
  list_tools (self, query);
  gtk_list_box_remove_all (self->results_list);
  g_ptr_array_set_size (self->fitting, 0);
  self->n_rows = 0;
  self->n_results = 0;
  if (searching)
    list_hits (self, query);
  else
    list_all (self);
  if (self->n_results > 0)
    update_heading (self, searching);
  else if (gtk_toggle_button_get_active (self->bookmarks_filter))
    say_no_bookmark (self, searching);
  else
    say_no (self, query);
  gtk_widget_set_visible (self->step_box, self->has_steps && !searching && get_phase (self) == NULL
                                          && !gtk_toggle_button_get_active (self->bookmarks_filter));
  gtk_stack_set_visible_child_name (self->stack, self->n_results > 0 ? "results" : "nothing");
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
}

static void
search_changed_cb (HkRulesPage *self)
{
  hk_rules_page_search_now (self);
}

static void
activate_cb (HkRulesPage *self)
{
  GtkListBoxRow *first;

  hk_rules_page_search_now (self);
  first = gtk_list_box_get_row_at_index (self->results_list, 0);
  if (first != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "rules.show", "s", hk_rule_row_get_id (HK_RULE_ROW (first)));
}

/* Escape takes the words away, and where there are none it leaves the rules; the entry would keep it. */
static void
stop_search_cb (HkRulesPage *self)
{
  GtkWidget *dialog = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_DIALOG);

  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) != '\0')
    {
      gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
      hk_rules_page_search_now (self);
    }
  else if (dialog != NULL)
    adw_dialog_close (ADW_DIALOG (dialog));
}

static void
row_activated_cb (HkRulesPage *self,
                  HkRuleRow   *row)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "rules.show", "s", hk_rule_row_get_id (row));
}

static void
print_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  const char *game, *phase;

  g_variant_get (parameter, "(&s&s)", &game, &phase);
  hk_quick_sheet_print (widget, HK_RULES_PAGE (widget)->rulebook, game, *phase == '\0' ? NULL : phase);
}

static void
fill_phases (HkRulesPage *self)
{
  const char *game = get_game (self);
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  g_autoptr (GMenuModel) menu = hk_quick_sheet_make_menu (self->rulebook, game);

  gtk_menu_button_set_menu_model (self->print_button, menu);
  g_clear_pointer (&self->phases, g_strfreev);
  if (game != NULL)
    self->phases = hk_rulebook_list_phases (self->rulebook, game);
  gtk_string_list_append (list, _("All Phases"));
  for (guint i = 0; self->phases != NULL && self->phases[i] != NULL; i++)
    {
      g_autofree char *text = hk_phase_dup_title (game, self->phases[i]);

      gtk_string_list_append (list, text);
    }
  self->filling = TRUE;
  gtk_drop_down_set_model (self->phase_filter, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->phase_filter, 0);
  self->filling = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->phase_filter), self->phases != NULL && self->phases[0] != NULL);
}

static void
game_changed_cb (HkRulesPage *self)
{
  if (self->filling || self->rulebook == NULL)
    return;
  fill_phases (self);
  hk_rules_page_search_now (self);
}

static void
phase_changed_cb (HkRulesPage *self)
{
  if (!self->filling)
    hk_rules_page_search_now (self);
}

/* What has just been marked, or is not any more, may have to come or to go. */
static void
bookmarks_cb (HkRulesPage *self)
{
  if (gtk_toggle_button_get_active (self->bookmarks_filter))
    hk_rules_page_search_now (self);
}

static void
fill_games (HkRulesPage *self,
            const char  *chosen)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  guint selected = 0;

  self->games = hk_rulebook_list_games (self->rulebook);
  gtk_string_list_append (list, _("All Games"));
  for (guint i = 0; self->games[i] != NULL; i++)
    {
      gtk_string_list_append (list, hk_rulebook_get_game_title (self->rulebook, self->games[i]));
      if (g_strcmp0 (self->games[i], chosen) == 0)
        selected = i + 1;
    }
  self->filling = TRUE;
  gtk_drop_down_set_model (self->game_filter, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->game_filter, selected);
  self->filling = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->game_filter), g_strv_length (self->games) > 1);
  fill_phases (self);
}

static void
fill_steps (HkRulesPage *self,
            HkSession   *session)
{
  GListModel *steps = hk_session_get_steps (session);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (steps); i++)
    {
      g_autoptr (HkStep) step = g_list_model_get_item (steps, i);
      const char *id = hk_step_get_rule (step);
      HkRule *rule;

      if (hk_step_get_state (step) != HK_STEP_CURRENT || id == NULL || !g_hash_table_add (seen, g_strdup (id)))
        continue;
      rule = hk_rulebook_lookup (self->rulebook, id);
      if (rule == NULL)
        continue;
      gtk_list_box_append (self->step_list, hk_rule_row_new (rule));
      self->has_steps = TRUE;
    }
}

static void
hk_rules_page_dispose (GObject *object)
{
  HkRulesPage *self = HK_RULES_PAGE (object);

  self->filling = TRUE;
  g_ptr_array_set_size (self->fitting, 0);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_RULES_PAGE);
  g_clear_object (&self->tools_filter);
  g_clear_object (&self->rulebook);

  G_OBJECT_CLASS (hk_rules_page_parent_class)->dispose (object);
}

static void
hk_rules_page_finalize (GObject *object)
{
  HkRulesPage *self = HK_RULES_PAGE (object);

  g_ptr_array_unref (self->fitting);
  g_strfreev (self->tool_words);
  g_strfreev (self->games);
  g_strfreev (self->phases);

  G_OBJECT_CLASS (hk_rules_page_parent_class)->finalize (object);
}

static void
hk_rules_page_class_init (HkRulesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_rules_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_rules_page_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-rules-page.ui");
  HK_BIND_CHILDREN (widget_class, HkRulesPage, entry, game_filter, phase_filter, bookmarks_filter, print_button, stack, scrolled, step_box,
                    step_list, results_heading, tools_box, tools_list, results_list, nothing, terms);
  gtk_widget_class_install_action (widget_class, "rules.print", "(ss)", print_cb);
  HK_BIND_CALLBACKS (widget_class, search_changed_cb, activate_cb, stop_search_cb, row_activated_cb, game_changed_cb, phase_changed_cb,
                     scrolled_cb);
}

static void
hk_rules_page_init (HkRulesPage *self)
{
  self->fitting = g_ptr_array_new_with_free_func (g_object_unref);
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_entry_set_key_capture_widget (self->entry, GTK_WIDGET (self));
  self->filling = FALSE;
}

/* @rulebook: the rules; given once
 * @session: (nullable): the session on the table */
void
hk_rules_page_set_rules (HkRulesPage *self,
                         HkRulebook  *rulebook,
                         HkSession   *session)
{
  g_return_if_fail (HK_IS_RULES_PAGE (self));
  g_return_if_fail (HK_IS_RULEBOOK (rulebook));
  g_return_if_fail (self->rulebook == NULL);

  self->rulebook = g_object_ref (rulebook);
  g_signal_connect_object (hk_application_get_bookmarks (hk_application_get_default ()), "changed", G_CALLBACK (bookmarks_cb), self, G_CONNECT_SWAPPED);
  fill_games (self, session != NULL ? hk_table_get_game (hk_session_get_table (session))->id : NULL);
  if (session != NULL)
    fill_steps (self, session);
  hk_rules_page_search_now (self);
}

/* Returns where to type. */
GtkWidget *
hk_rules_page_get_entry (HkRulesPage *self)
{
  g_return_val_if_fail (HK_IS_RULES_PAGE (self), NULL);

  return GTK_WIDGET (self->entry);
}

/* Returns how many entries fit, those of this step not counted. */
guint
hk_rules_page_get_n_results (HkRulesPage *self)
{
  g_return_val_if_fail (HK_IS_RULES_PAGE (self), 0);

  return self->n_results;
}
