/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-quick-sheet-print.h"

#include <glib/gi18n.h>

#include "core/guide/hk-quick-sheet.h"
#include "core/content/hk-phase-title.h"
#include "ui/app/hk-window.h"

/* A quick sheet on a page of paper. The letters are as large as the page allows, down to a size that can still be read at the table;
 * of what does not fit even so, rules in full are left out, for they are in the app, and the page says so. Where it would be steps that do
 * not fit, the letters are smaller still. All in points. */

#define LARGEST  1.15
#define SMALLEST 0.7
#define LEAST    0.6
#define STEP     0.05

#define CITATION 8

/* How a line looks: the size of its letters, what is left free before it, and how far it is moved in. */
typedef struct
{
  double      size;
  double      before;
  double      indent;
  PangoWeight weight;
  const char *mark;
} Look;

static const Look looks[] = {
  [HK_QUICK_TITLE] = { 20, 0, 0, PANGO_WEIGHT_BOLD, "" },
  [HK_QUICK_HEADING] = { 12, 12, 0, PANGO_WEIGHT_BOLD, "" },
  [HK_QUICK_TEXT] = { 10, 4, 0, PANGO_WEIGHT_NORMAL, "" },
  [HK_QUICK_STEP] = { 10, 6, 0, PANGO_WEIGHT_BOLD, "☐ " },
  [HK_QUICK_REMINDER] = { 10, 2, 14, PANGO_WEIGHT_NORMAL, "• " },
  [HK_QUICK_RULE] = { 8.5, 5, 0, PANGO_WEIGHT_NORMAL, "" },
};

static void
add_attribute (PangoAttrList  *list,
               PangoAttribute *taken,
               gsize           start)
{
  taken->start_index = (guint) start;
  pango_attr_list_insert (list, taken);
}

/* Returns (transfer full): the line with where the book says so, smaller and grey. */
static PangoLayout *
make_layout (const HkQuickLine *line,
             PangoContext      *context,
             double             width,
             double             scale)
{
  const Look *look = &looks[line->kind];
  PangoLayout *layout = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_from_string ("Sans");
  PangoAttrList *attributes = pango_attr_list_new ();
  g_autoptr (GString) text = g_string_new (look->mark);

  pango_font_description_set_absolute_size (font, look->size * scale * PANGO_SCALE);
  pango_font_description_set_weight (font, look->weight);
  if (line->name != NULL)
    {
      PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

      g_string_append_printf (text, "%s. ", line->name);
      bold->end_index = (guint) text->len;
      add_attribute (attributes, bold, 0);
    }
  g_string_append (text, line->text);
  if (line->citation != NULL)
    {
      const gsize start = text->len;

      g_string_append_printf (text, "  %s", line->citation);
      add_attribute (attributes, pango_attr_size_new_absolute ((int) (MIN (look->size * 0.75, CITATION) * scale * PANGO_SCALE)), start);
      add_attribute (attributes, pango_attr_weight_new (PANGO_WEIGHT_NORMAL), start);
      add_attribute (attributes, pango_attr_foreground_new (0x5555, 0x5555, 0x5555), start);
    }
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text->str, -1);
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_width (layout, (int) ((width - look->indent * scale) * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_attr_list_unref (attributes);
  pango_font_description_free (font);
  return layout;
}

/* How high the lines are, from the first that is left out where they do not fit. */
static double
measure (GPtrArray    *lines,
         PangoContext *context,
         double        width,
         double        height,
         double        scale,
         guint        *n_fit)
{
  double sum = 0;

  *n_fit = 0;
  for (guint i = 0; i < lines->len; i++)
    {
      const HkQuickLine *line = g_ptr_array_index (lines, i);
      g_autoptr (PangoLayout) layout = make_layout (line, context, width, scale);
      int part;

      pango_layout_get_size (layout, NULL, &part);
      sum += looks[line->kind].before * scale + part / (double) PANGO_SCALE;
      if (sum <= height)
        *n_fit = i + 1;
    }
  return sum;
}

/* Returns (transfer full) (nullable): a line that says what the page leaves out; %NULL where it holds all.
 * @lines: (element-type HkQuickLine)
 * @n_shown: how many of them it holds */
char *
hk_quick_sheet_print_say_rest (GPtrArray *lines,
                               guint      n_shown)
{
  guint n = 0;

  for (guint i = n_shown; i < lines->len; i++)
    n += ((const HkQuickLine *) g_ptr_array_index (lines, i))->kind == HK_QUICK_RULE;
  return n == 0 ? NULL : g_strdup_printf (ngettext ("… and %u more rule in the app", "… and %u more rules in the app", n), n);
}

static PangoLayout *
make_note (GPtrArray    *lines,
           guint         n_shown,
           PangoContext *context,
           double        width,
           double        scale)
{
  g_autofree char *text = hk_quick_sheet_print_say_rest (lines, n_shown);
  const HkQuickLine note = { .kind = HK_QUICK_RULE, .text = text };

  return text == NULL ? NULL : make_layout (&note, context, width, scale);
}

/* Whether the page holds all lines in letters of that size; if not, it holds as many as leave room for the note on the others. */
static gboolean
try_scale (GPtrArray    *lines,
           PangoContext *context,
           double        width,
           double        height,
           double        scale,
           guint        *n_shown)
{
  g_autoptr (PangoLayout) note = NULL;
  int part;

  if (measure (lines, context, width, height, scale, n_shown) <= height)
    return TRUE;
  note = make_note (lines, *n_shown, context, width, scale);
  if (note == NULL)
    return FALSE;
  pango_layout_get_size (note, NULL, &part);
  measure (lines, context, width, height - looks[HK_QUICK_RULE].before * scale - part / (double) PANGO_SCALE, scale, n_shown);
  return FALSE;
}

static gboolean
are_rules (GPtrArray *lines,
           guint      from)
{
  for (guint i = from; i < lines->len; i++)
    if (((const HkQuickLine *) g_ptr_array_index (lines, i))->kind != HK_QUICK_RULE)
      return FALSE;
  return TRUE;
}

/* Returns: by how much the letters are larger than usual, so that the page holds the lines, or those that are shown and a note on the
 * others.
 * @lines: (element-type HkQuickLine)
 * @width: of the page, in points
 * @height: likewise
 * @n_shown: (out): how many of the lines it holds at least; the others are left out */
double
hk_quick_sheet_print_fit (GPtrArray    *lines,
                          PangoContext *context,
                          double        width,
                          double        height,
                          guint        *n_shown)
{
  double scale = LARGEST;

  while (!try_scale (lines, context, width, height, scale, n_shown) && scale > (are_rules (lines, *n_shown) ? SMALLEST : LEAST))
    scale -= STEP;
  return scale;
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                number,
              GPtrArray         *lines)
{
  PangoContext *pango = gtk_print_context_create_pango_context (context);
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  const double width = gtk_print_context_get_width (context);
  guint n_shown;
  const double scale = hk_quick_sheet_print_fit (lines, pango, width, gtk_print_context_get_height (context), &n_shown);
  g_autoptr (PangoLayout) note = make_note (lines, n_shown, pango, width, scale);
  double y = 0;

  for (guint i = 0; i < n_shown; i++)
    {
      const HkQuickLine *line = g_ptr_array_index (lines, i);
      const Look *look = &looks[line->kind];
      g_autoptr (PangoLayout) layout = make_layout (line, pango, width, scale);
      int height;

      y += look->before * scale;
      pango_layout_get_size (layout, NULL, &height);
      cairo_move_to (cr, look->indent * scale, y);
      pango_cairo_show_layout (cr, layout);
      y += height / (double) PANGO_SCALE;
    }
  if (note != NULL)
    {
      cairo_move_to (cr, 0, y + looks[HK_QUICK_RULE].before * scale);
      pango_cairo_show_layout (cr, note);
    }
  g_object_unref (pango);
}

static void
lines_free (gpointer  lines,
            GClosure *closure)
{
  g_ptr_array_unref (lines);
}

/* Returns (transfer full): what prints the sheet. */
GtkPrintOperation *
hk_quick_sheet_print_new (HkRulebook *rulebook,
                          const char *game,
                          const char *phase)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GPtrArray) lines = hk_quick_sheet_list (rulebook, game, phase);

  if (lines->len > 0)
    gtk_print_operation_set_job_name (operation, ((HkQuickLine *) g_ptr_array_index (lines, 0))->text);
  gtk_print_operation_set_n_pages (operation, 1);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (draw_page_cb), g_steal_pointer (&lines), lines_free, G_CONNECT_DEFAULT);
  return operation;
}

static void
done_cb (GtkPrintOperation       *operation,
         GtkPrintOperationResult  result,
         GtkWidget               *window)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  hk_window_complain (HK_WINDOW (window), _("The page cannot be printed"), error);
}

/* Asks for a printer, or a PDF file, and prints a page of what matters in a game.
 * @from: a widget in an #HkWindow
 * @game: the id of a game
 * @phase: (nullable): the id of one of its phases; NULL is the whole game */
void
hk_quick_sheet_print (GtkWidget  *from,
                      HkRulebook *rulebook,
                      const char *game,
                      const char *phase)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (from));
  g_autoptr (GtkPrintOperation) operation = hk_quick_sheet_print_new (rulebook, game, phase);

  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_object (operation, "done", G_CALLBACK (done_cb), window, G_CONNECT_DEFAULT);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window, NULL);
}

static void
add_item (GMenu      *menu,
          const char *title,
          const char *game,
          const char *phase)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (title, NULL);

  g_menu_item_set_action_and_target (item, "rules.print", "(ss)", game, phase);
  g_menu_append_item (menu, item);
}

static GMenu *
make_game_menu (const char *game)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) section = g_menu_new ();
  g_auto (GStrv) phases = hk_quick_sheet_list_phases (game);

  add_item (menu, _("The Game on One Page"), game, "");
  for (guint i = 0; phases[i] != NULL; i++)
    {
      g_autofree char *title = hk_phase_dup_title (game, phases[i]);

      add_item (section, title, game, phases[i]);
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  return menu;
}

/* Returns (transfer full): what can be printed, by the action "rules.print" with a game and a phase, which is empty for the whole game.
 * @game: (nullable): the id of a game; NULL is all of them */
GMenuModel *
hk_quick_sheet_make_menu (HkRulebook *rulebook,
                          const char *game)
{
  g_autoptr (GMenu) menu = NULL;
  g_auto (GStrv) games = NULL;

  g_return_val_if_fail (HK_IS_RULEBOOK (rulebook), NULL);

  if (game != NULL)
    return G_MENU_MODEL (make_game_menu (game));
  menu = g_menu_new ();
  games = hk_rulebook_list_games (rulebook);
  for (guint i = 0; games[i] != NULL; i++)
    {
      g_autoptr (GMenu) submenu = make_game_menu (games[i]);

      g_menu_append_submenu (menu, hk_rulebook_get_game_title (rulebook, games[i]), G_MENU_MODEL (submenu));
    }
  return G_MENU_MODEL (g_steal_pointer (&menu));
}
