/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-screen-result.h"

#include "hk-screen-bars.h"
#include "hk-screen-seats.h"
#include "ui/display/hk-standing-strip.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-widgets.h"

/* The end as a moment: who won, large and in the winner's colour, and everybody's points, or how everyone stands where there are none. */
struct _HkScreenResult
{
  HkView        parent_instance;

  GtkWidget    *plate;
  GtkWidget    *mark;
  GtkLabel     *winner;
  GtkLabel     *outcome;
  HkScreenBars *bars;
  AdwWrapBox   *standings;
  char         *colour;  /* the CSS class of the plate; NULL none */
};

HK_DEFINE_TEMPLATE_TYPE (HkScreenResult, hk_screen_result, HK_TYPE_VIEW)

static gboolean
is_needed (HkView *view)
{
  return hk_table_is_over (hk_view_get_table (view));
}

/* Whether a name stands in a sentence as a word. */
static gboolean
names (const char *sentence,
       const char *name)
{
  const char *at = sentence;

  while (name[0] != '\0' && (at = strstr (at, name)) != NULL)
    {
      const char *end = at + strlen (name);

      if ((at == sentence || !g_unichar_isalnum (g_utf8_get_char (g_utf8_prev_char (at)))) && !g_unichar_isalnum (g_utf8_get_char (end)))
        return TRUE;
      at = end;
    }
  return FALSE;
}

/* The one winner whom the sentence tells of; -1 where it is several or nobody. */
static int
find_winner (HkTable    *table,
             const char *sentence)
{
  const int n = (int) g_list_model_get_n_items (hk_table_get_seats (table));
  int found = -1;

  for (int i = 0; i < n; i++)
    {
      g_autofree char *name = hk_screen_seat_dup_name (table, i);

      if (name == NULL || !names (sentence, name))
        continue;
      if (found >= 0)
        return -1;
      found = i;
    }
  return found;
}

/* Whether the game was lost, where it has such an outcome. */
static gboolean
is_lost (HkTable *table)
{
  g_autoptr (JsonNode) outcome = hk_record_get_by_path (table, "outcome", NULL);

  return outcome != NULL && g_strcmp0 (json_node_get_string (outcome), "lost") == 0;
}

static void
set_plate (HkScreenResult *self,
           const char     *style)
{
  if (self->colour != NULL)
    gtk_widget_remove_css_class (self->plate, self->colour);
  g_set_str (&self->colour, style);
  gtk_widget_add_css_class (self->plate, self->colour);
}

/* Everybody's points, where the score sheet has a line for each player and a number in it;
 * otherwise how everyone stands. */
static void
update_everybody (HkScreenResult *self,
                  HkTable        *table,
                  int             winner)
{
  g_autoptr (HkScoreSheet) sheet = hk_table_get_score_sheet (table);
  const guint n = g_list_model_get_n_items (hk_table_get_seats (table));
  g_autofree HkScreenBar *bars = g_new0 (HkScreenBar, n);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  gboolean has_points = n > 1 && hk_score_sheet_get_n_rows (sheet) == n;

  for (guint i = 0; has_points && i < n; i++)
    {
      gint64 value = 0;
      char *colour = hk_screen_seat_dup_colour (table, (int) i);
      char *mark = hk_player_mark_dup_text (hk_score_sheet_get_row (sheet, i)[0]);

      g_ptr_array_add (texts, colour);
      g_ptr_array_add (texts, mark);
      has_points = g_ascii_string_to_signed (hk_score_sheet_get_row (sheet, i)[1], 10, 0, G_MAXINT, &value, NULL);
      bars[i] = (HkScreenBar) { hk_score_sheet_get_row (sheet, i)[0], mark, colour, (int) value, NULL, (int) i == winner };
    }
  gtk_widget_set_visible (GTK_WIDGET (self->bars), has_points);
  hk_screen_bars_show (self->bars, bars, has_points ? n : 0);
  hk_standing_chips_show (self->standings, table, FALSE);
  if (has_points)
    gtk_widget_set_visible (GTK_WIDGET (self->standings), FALSE);
}

static void
update (HkView *view)
{
  HkScreenResult *self = HK_SCREEN_RESULT (view);
  HkTable *table = hk_view_get_table (view);
  g_autofree char *sentence = hk_table_get_outcome (table);
  const gboolean lost = is_lost (table);
  const char *rest = sentence == NULL ? NULL : strstr (sentence, ". ");
  g_autofree char *first = rest == NULL ? g_strdup (sentence == NULL ? "" : sentence) : g_strndup (sentence, (gsize) (rest - sentence) + 1);
  const int winner = lost ? -1 : find_winner (table, first);
  g_autofree char *name = hk_screen_seat_dup_name (table, winner);
  g_autofree char *colour = hk_screen_seat_dup_colour (table, winner);
  g_autofree char *style = winner >= 0 && colour != NULL ? g_strconcat ("player-", colour, NULL)
                           : g_strconcat ("hk-screen-", lost ? "lost" : "won", NULL);

  set_plate (self, style);
  gtk_widget_set_visible (self->mark, name != NULL);
  if (name != NULL)
    g_object_set (self->mark, "name", name, "colour", colour, NULL);
  gtk_label_set_text (self->winner, name != NULL ? name : first);
  hk_widget_set_class (GTK_WIDGET (self->winner), "hk-screen-sentence", name == NULL);
  gtk_label_set_text (self->outcome, name != NULL ? sentence : rest == NULL ? "" : rest + 2);
  gtk_widget_set_visible (GTK_WIDGET (self->outcome), name != NULL || (rest != NULL && rest[2] != '\0'));
  update_everybody (self, table, winner);
}

static void
hk_screen_result_finalize (GObject *object)
{
  g_free (HK_SCREEN_RESULT (object)->colour);
  G_OBJECT_CLASS (hk_screen_result_parent_class)->finalize (object);
}

static void
hk_screen_result_class_init (HkScreenResultClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_screen_result_finalize;
  HK_VIEW_CLASS (klass)->is_needed = is_needed;
  HK_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_PLAYER_MARK);
  g_type_ensure (HK_TYPE_SCREEN_BARS);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-screen-result");
  HK_BIND_CHILDREN (GTK_WIDGET_CLASS (klass), HkScreenResult, plate, mark, winner, outcome, bars, standings);
}
