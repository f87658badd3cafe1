/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/story/hk-what-if.h"
#include "hk-story-rows.h"
#include "hk-what-if-view.h"
#include "ui/display/hk-template.h"
#include "ui/table/dialogs/hk-ask-dialog.h"
#include "ui/table/hk-move-option-play.h"
#include "ui/widgets/hk-breakdown-view.h"

/* How long it tries before the window is asked whether it has to be drawn, in microseconds. */
#define SLICE 8000

/* How many sentences, and how many outcomes of a fact, are told one by one. */
#define MOST_SENTENCES 6
#define MOST_OUTCOMES  4

struct _HkWhatIfView
{
  AdwBin       parent_instance;

  char        *title;
  HkSession   *session;
  GPtrArray   *options;  /* HkMoveOption: what can be tried */
  HkWhatIf    *what_if;  /* (nullable): what is tried */
  HkWhatIf    *refused;  /* (nullable): what was told last and cannot be tried */
  guint        source;

  AdwComboRow *option;
  GtkWidget   *ask;
  GtkWidget   *trying;
  GtkLabel    *status;
  GtkBox      *results;
};

typedef enum
{
  PROP_TITLE = 1,
} HkWhatIfViewProps;

static GParamSpec *props[PROP_TITLE + 1];

HK_DEFINE_TEMPLATE_TYPE (HkWhatIfView, hk_what_if_view, ADW_TYPE_BIN)

/* (nullable): what is chosen; NULL for no move. */
static HkMoveOption *
get_chosen (HkWhatIfView *self)
{
  const guint position = adw_combo_row_get_selected (self->option);

  return position == 0 || position > self->options->len ? NULL : g_ptr_array_index (self->options, position - 1);
}

/* (transfer full): how likely something is. */
static char *
say_share (double share)
{
  /* Translators: a probability in percent */
  return g_strdup_printf (_("%.1f %%"), 100 * share);
}

/* Shows what there is to say beside the results. @text: (nullable) */
static void
say (HkWhatIfView *self,
     const char   *text)
{
  gtk_label_set_text (self->status, text == NULL ? "" : text);
  gtk_widget_set_visible (GTK_WIDGET (self->status), text != NULL);
}

static void
add_sentences (HkWhatIfView *self)
{
  GArray *sentences = hk_what_if_get_sentences (self->what_if);
  AdwPreferencesGroup *group = hk_story_add_group (self->results, _("What Happens"), NULL);
  double rest = 0;

  for (guint i = 0; i < sentences->len; i++)
    {
      const HkWhatIfOutcome *sentence = &g_array_index (sentences, HkWhatIfOutcome, i);
      g_autofree char *share = sentences->len == 1 ? NULL : say_share (sentence->share);

      if (i < MOST_SENTENCES)
        hk_story_add_row (group, sentence->text, NULL, share);
      else
        rest += sentence->share;
    }
  if (sentences->len > MOST_SENTENCES)
    {
      const guint n = sentences->len - MOST_SENTENCES;
      g_autofree char *others = g_strdup_printf (ngettext ("%u other outcome", "%u other outcomes", n), n);
      g_autofree char *share = say_share (rest);

      hk_story_add_row (group, others, NULL, share);
    }
}

/* What is told where there is nothing to tell: of a card that it does not lie there, of a fact that there is none. */
static const char *
say_nothing (const HkWhatIfChange *change)
{
  return change->title[0] == '\0' ? _("not there") : _("none");
}

/* (transfer full): what a fact would be, with how likely each is unless it is certain. */
static char *
say_outcomes (const HkWhatIfChange *change)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  double rest = 0;

  for (guint i = 0; i < change->outcomes->len; i++)
    {
      const HkWhatIfOutcome *outcome = &g_array_index (change->outcomes, HkWhatIfOutcome, i);
      const char *text = outcome->text == NULL ? say_nothing (change) : outcome->text;
      g_autofree char *share = say_share (outcome->share);

      if (i >= MOST_OUTCOMES)
        rest += outcome->share;
      else if (change->outcomes->len == 1)
        g_ptr_array_add (parts, g_strdup (text));
      else
        /* Translators: what something would be, and how likely that is, such as “3 (41.7 %)” */
        g_ptr_array_add (parts, g_strdup_printf (_("%s (%s)"), text, share));
    }
  if (change->outcomes->len > MOST_OUTCOMES)
    {
      g_autofree char *share = say_share (rest);

      /* Translators: how likely all other outcomes are together */
      g_ptr_array_add (parts, g_strdup_printf (_("something else (%s)"), share));
    }
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (", ", (char **) parts->pdata);
}

static void
add_changes (HkWhatIfView *self)
{
  GPtrArray *changes = hk_what_if_get_changes (self->what_if);
  AdwPreferencesGroup *group = hk_story_add_group (self->results, _("What Changes"), NULL);

  for (guint i = 0; i < changes->len; i++)
    {
      const HkWhatIfChange *change = g_ptr_array_index (changes, i);
      const gboolean is_card = change->title[0] == '\0';
      g_autofree char *title = is_card || change->where[0] == '\0' ? g_strdup (is_card ? change->where : change->title)
                                                                   : g_strdup_printf ("%s · %s", change->where, change->title);
      g_autofree char *outcomes = say_outcomes (change);
      /* Translators: what is told of something now, and what would be told of it */
      g_autofree char *words = g_strdup_printf (_("%s → %s"), change->before == NULL ? say_nothing (change) : change->before, outcomes);

      hk_story_add_row (group, title, words, NULL);
    }
  if (changes->len == 0)
    hk_story_add_row (group, _("Nothing that everybody sees"), NULL, NULL);
}

static void
add_breakdown (HkWhatIfView *self)
{
  HkBreakdown *breakdown = hk_what_if_get_breakdown (self->what_if);
  AdwPreferencesGroup *group;
  GtkWidget *view;

  if (breakdown == NULL)
    return;
  group = hk_story_add_group (self->results, _("How It Comes About"), NULL);
  view = hk_breakdown_view_new ();
  hk_breakdown_view_set_breakdown (HK_BREAKDOWN_VIEW (view), breakdown);
  adw_preferences_group_add (group, view);
}

static void
show_results (HkWhatIfView *self)
{
  const guint n = hk_what_if_get_n_tries (self->what_if);
  g_autofree char *text = NULL;

  hk_story_clear (self->results);
  gtk_widget_set_visible (self->trying, FALSE);
  switch (hk_what_if_get_kind (self->what_if))
    {
    case HK_WHAT_IF_CERTAIN:
      text = g_strdup (_("There is no chance in it."));
      break;
    case HK_WHAT_IF_EXACT:
      text = g_strdup_printf (ngettext ("%u case, gone through one by one", "All %u cases, gone through one by one", n), n);
      break;
    case HK_WHAT_IF_SAMPLED:
      text = g_strdup_printf (ngettext ("About so likely: there are too many cases, of which %u was tried",
                                        "About so likely: there are too many cases, of which %u were tried", n), n);
      break;
    case HK_WHAT_IF_HIDDEN:
      text = g_strdup (_("It turns up what lies face down. What comes of it is seen when it is done."));
      break;
    case HK_WHAT_IF_REFUSED:
      text = g_strdup (hk_what_if_get_refusal (self->what_if));
      break;
    }
  say (self, text);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW);
  if (hk_what_if_get_sentences (self->what_if)->len == 0)
    return;
  add_sentences (self);
  add_changes (self);
  add_breakdown (self);
}

static gboolean
advance_slice (HkWhatIf *what_if)
{
  const gint64 end = g_get_monotonic_time () + SLICE;

  while (g_get_monotonic_time () < end)
    if (hk_what_if_advance (what_if, 1))
      return TRUE;
  return FALSE;
}

static gboolean
advance_cb (gpointer data)
{
  HkWhatIfView *self = data;

  if (!advance_slice (self->what_if))
    return G_SOURCE_CONTINUE;
  self->source = 0;
  show_results (self);
  return G_SOURCE_REMOVE;
}

static void
stop (HkWhatIfView *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->what_if);
  g_clear_object (&self->refused);
}

/* What has been begun goes on between the frames of the window.
 * @what_if: (transfer full) */
static void
try (HkWhatIfView *self,
     HkWhatIf     *what_if)
{
  stop (self);
  self->what_if = what_if;
  say (self, NULL);
  hk_story_clear (self->results);
  if (advance_slice (what_if))
    {
      show_results (self);
      return;
    }
  gtk_widget_set_visible (self->trying, TRUE);
  self->source = g_idle_add_full (G_PRIORITY_LOW, advance_cb, self, NULL);
}

/* (transfer full): the trial, of which the first case is gone through. */
static HkWhatIf *
begin (HkWhatIfView *self,
       HkMove       *move)
{
  HkWhatIf *what_if = hk_what_if_new (hk_session_get_table (self->session), move, g_random_int ());

  hk_what_if_advance (what_if, 1);
  return what_if;
}

/* HkAskTake */
static char *
take (GObject             *taker,
      HkMove              *move,
      const char * const **asked)
{
  HkWhatIfView *self = HK_WHAT_IF_VIEW (taker);
  g_autoptr (HkWhatIf) what_if = begin (self, move);

  if (hk_what_if_get_refusal (what_if) == NULL)
    {
      try (self, g_steal_pointer (&what_if));
      return NULL;
    }
  g_set_object (&self->refused, what_if);
  *asked = hk_what_if_get_asked (what_if);
  return g_strdup (hk_what_if_get_refusal (what_if));
}

static void
ask_cb (HkWhatIfView *self)
{
  HkMoveOption *option = get_chosen (self);
  g_autoptr (HkMove) move = hk_move_option_make_move (option);

  hk_ask_dialog_present_for (GTK_WIDGET (self), self->session, move, hk_move_option_get_missing (option), _("Try It"), take, G_OBJECT (self));
}

static void
option_cb (HkWhatIfView *self)
{
  HkMoveOption *option = self->options == NULL ? NULL : get_chosen (self);
  g_autoptr (HkMove) move = option == NULL ? NULL : hk_move_option_make_move (option);

  stop (self);
  say (self, NULL);
  hk_story_clear (self->results);
  gtk_widget_set_visible (self->trying, FALSE);
  gtk_widget_set_visible (self->ask, option != NULL && hk_move_option_has_details (option));
  if (option == NULL)
    return;
  if (hk_move_option_is_complete (option, self->session))
    try (self, begin (self, move));
  else
    say (self, _("There is more to tell before it can be tried."));
}

static void
hk_what_if_view_get_property (GObject    *object,
                              guint       property_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  HkWhatIfView *self = HK_WHAT_IF_VIEW (object);

  switch ((HkWhatIfViewProps) property_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    }
}

static void
hk_what_if_view_set_property (GObject      *object,
                              guint         property_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  HkWhatIfView *self = HK_WHAT_IF_VIEW (object);

  switch ((HkWhatIfViewProps) property_id)
    {
    case PROP_TITLE:
      if (g_set_str (&self->title, g_value_get_string (value)))
        g_object_notify_by_pspec (object, pspec);
      break;
    }
}

static void
hk_what_if_view_dispose (GObject *object)
{
  HkWhatIfView *self = HK_WHAT_IF_VIEW (object);

  stop (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_WHAT_IF_VIEW);
  g_clear_object (&self->session);
  g_clear_pointer (&self->options, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_what_if_view_parent_class)->dispose (object);
}

static void
hk_what_if_view_finalize (GObject *object)
{
  g_free (HK_WHAT_IF_VIEW (object)->title);
  G_OBJECT_CLASS (hk_what_if_view_parent_class)->finalize (object);
}

static void
hk_what_if_view_class_init (HkWhatIfViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = hk_what_if_view_get_property;
  object_class->set_property = hk_what_if_view_set_property;
  object_class->dispose = hk_what_if_view_dispose;
  object_class->finalize = hk_what_if_view_finalize;

  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-what-if-view.ui");
  HK_BIND_CHILDREN (widget_class, HkWhatIfView, option, ask, trying, status, results);
  HK_BIND_CALLBACKS (widget_class, option_cb, ask_cb);
}

/* Two options of one title are told apart by what they cost. */
static gboolean
is_alone (GPtrArray  *options,
          const char *title)
{
  guint n = 0;

  for (guint i = 0; i < options->len; i++)
    n += g_str_equal (hk_move_option_get_title (g_ptr_array_index (options, i)), title);
  return n < 2;
}

/* Says what can be tried; nothing is chosen then.
 * @options: (element-type HkMoveOption): what the table of @session offers */
void
hk_what_if_view_set_options (HkWhatIfView *self,
                             HkSession    *session,
                             GPtrArray    *options)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  g_autoptr (GPtrArray) legal = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (HK_IS_WHAT_IF_VIEW (self));
  g_return_if_fail (HK_IS_SESSION (session));

  gtk_string_list_append (titles, _("None"));
  for (guint i = 0; i < options->len; i++)
    {
      HkMoveOption *option = g_ptr_array_index (options, i);
      const char *title = hk_move_option_get_title (option);
      const char *hint = hk_move_option_get_hint (option);

      if (!hk_move_option_is_legal (option))
        continue;
      g_ptr_array_add (legal, g_object_ref (option));
      if (hint == NULL || is_alone (options, title))
        gtk_string_list_append (titles, title);
      else
        gtk_string_list_take (titles, g_strdup_printf ("%s · %s", title, hint));
    }
  g_set_object (&self->session, session);
  g_clear_pointer (&self->options, g_ptr_array_unref);
  self->options = g_steal_pointer (&legal);
  adw_combo_row_set_model (self->option, G_LIST_MODEL (titles));
  gtk_widget_set_sensitive (GTK_WIDGET (self->option), self->options->len > 0);
  if (self->options->len == 0)
    say (self, _("There is nothing to be tried now."));
}

/* Chooses what is next at the table, or else the first move that can be tried as it is. */
void
hk_what_if_view_choose_next (HkWhatIfView *self)
{
  HkPrimaryAction *next = hk_session_get_primary_action (self->session);
  HkMove *move = next == NULL ? NULL : hk_primary_action_get_move (next);
  guint found = 0;

  for (guint i = self->options->len; i > 0; i--)
    {
      HkMoveOption *option = g_ptr_array_index (self->options, i - 1);
      const gboolean is_next = move != NULL && g_str_equal (hk_move_get_name (hk_move_option_get_move (option)), hk_move_get_name (move));

      if (!hk_move_option_is_complete (option, self->session))
        continue;
      found = i;
      if (is_next)
        break;
    }
  if (found > 0)
    adw_combo_row_set_selected (self->option, found);
}

/* Returns whether there is more to come. */
gboolean
hk_what_if_view_is_trying (HkWhatIfView *self)
{
  g_return_val_if_fail (HK_IS_WHAT_IF_VIEW (self), FALSE);

  return self->source != 0;
}
