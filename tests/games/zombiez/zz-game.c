/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "zz-game.h"

/**
 * zz_new:
 * @n_players: 2 to 6
 * @more: further members of the setup, each with a comma in front
 *
 * Returns: (transfer full): a table of Ann, Bo, Cy, …
 */
HkZzTable *
zz_new (int         n_players,
        const char *more)
{
  static const char * const names[] = { "Ann", "Bo", "Cy", "Dee", "Eve", "Flo" };
  g_autoptr (GString) setup = g_string_new ("{\"players\":[");

  for (int i = 0; i < n_players; i++)
    g_string_append_printf (setup, "%s{\"name\":\"%s\"}", i == 0 ? "" : ",", names[i]);
  g_string_append_printf (setup, "]%s}", more);
  return HK_ZZ_TABLE (hk_play_new (HK_ZZ_GAME, setup->str, 7));
}

static char *
format_line (const char *format,
             va_list     args)
{
  g_autofree char *body = g_strdup_vprintf (format, args);
  char *line = g_strdup_printf ("{\"move\":%s}", body);

  /* Lines are written with single quotes, which need no escapes. */
  return g_strdelimit (line, "'", '"');
}

/* Plays a move such as 'draw','card':'axe-1'. */
void
zz_play (HkZzTable  *table,
         const char *format,
         ...)
{
  g_autofree char *line = NULL;
  va_list args;

  va_start (args, format);
  line = format_line (format, args);
  va_end (args);
  hk_play (HK_TABLE (table), line);
}

/* The same, and what the log says of it. */
char *
zz_say (HkZzTable  *table,
        const char *format,
        ...)
{
  g_autofree char *line = NULL;
  va_list args;

  va_start (args, format);
  line = format_line (format, args);
  va_end (args);
  return hk_play_say (HK_TABLE (table), line);
}

/* Plays a move that is refused, which changes nothing. */
void
zz_refuse (HkZzTable  *table,
           HkError     code,
           const char *format,
           ...)
{
  g_autofree char *line = NULL;
  va_list args;

  va_start (args, format);
  line = format_line (format, args);
  va_end (args);
  hk_play_refuse (HK_TABLE (table), line, code);
}

void
zz_set (HkZzTable  *table,
        const char *path,
        const char *value)
{
  zz_play (table, "'set','path':'%s','value':%s", path, value);
}

/* "1a 3b" are zombies by value and colour, a to c. */
void
zz_give (HkZzTable  *table,
         int         player,
         const char *cards)
{
  g_auto (GStrv) parts = g_strsplit (cards, " ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (parts[i][0] != '\0')
      zz_play (table, "'gain-card','player':%d,'card':'zombie-%c-%d'", player, parts[i][0], parts[i][1] - 'a' + 1);
}

static char *
read_id (const char *text)
{
  static const struct
  {
    char        letter;
    const char *kind;
  } kinds[] = { { 'X', "axe" }, { 'N', "net" }, { 'S', "shotgun" } };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (text[0] == kinds[i].letter)
      return g_strdup_printf ("%s-%d", kinds[i].kind, text[1] - 'a' + 1);
  return g_strdup_printf ("zombie-%c-%d", text[0], text[1] - 'a' + 1);
}

/* "1a Xb 4c#" are a zombie, an Axe and a zombie beneath a Barricade. */
void
zz_put (HkZzTable  *table,
        int         row,
        const char *cards)
{
  g_auto (GStrv) parts = g_strsplit (cards, " ", -1);
  int position = 0;

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *id = parts[i][0] == '\0' ? NULL : read_id (parts[i]);

      if (id == NULL)
        continue;
      zz_play (table, "'put-card','row':%d,'position':%d,'card':'%s'", row, position, id);
      for (const char *top = parts[i] + 2; *top == '#'; top++)
        zz_play (table, "'put-card','row':%d,'position':%d,'card':'barricade'", row, position);
      position++;
    }
}

/**
 * zz_lay:
 * @n_players: 2 to 6
 * @first: cards of the first row, as of zz_put()
 * @second: of the second one
 * @third: of the third one
 *
 * Returns: (transfer full): a table with cards in its rows, and Ann is to draw
 */
HkZzTable *
zz_lay (int         n_players,
        const char *first,
        const char *second,
        const char *third)
{
  HkZzTable *table = zz_new (n_players, "");

  zz_put (table, 0, first);
  zz_put (table, 1, second);
  zz_put (table, 2, third);
  return table;
}

static void
show_card (GString  *out,
           HkZzCard *card)
{
  const char colour = (char) (card->colour == 0 ? '-' : 'a' + card->colour - 1);

  if (card->covered != NULL)
    {
      show_card (out, card->covered);
      g_string_append_c (out, '#');
    }
  else if (hk_zz_card_is_zombie (card))
    g_string_append_printf (out, "%d%c", card->value, colour);
  else
    g_string_append_printf (out, "%c%c", card->kind == HK_ZZ_AXE ? 'X' : card->kind == HK_ZZ_NET ? 'N' : 'S', colour);
}

char *
zz_show_row (HkZzTable *table,
             int        row)
{
  GString *out = g_string_new (NULL);
  HkZzRow *record = hk_zz_table_get_row (table, row);

  for (int i = 0; i < hk_zz_row_get_n_cards (record); i++)
    {
      g_string_append (out, i == 0 ? "" : " ");
      show_card (out, hk_zz_row_get_card (record, i));
    }
  return g_string_free_and_steal (out);
}

char *
zz_show_cards (HkZzTable *table,
               int        player)
{
  GString *out = g_string_new (NULL);
  HkZzPlayer *record = hk_zz_table_get_player (table, player);

  for (int i = 0; i < hk_zz_player_get_n_cards (record); i++)
    {
      g_string_append (out, i == 0 ? "" : " ");
      show_card (out, hk_zz_player_get_card (record, i));
    }
  return g_string_free_and_steal (out);
}

/* All cards, wherever they lie. */
int
zz_count_all (HkZzTable *table)
{
  int n = hk_zz_table_get_n_left (table) + (int) hk_deck_get_n_discarded (table->deck) + hk_zz_table_get_n_actions (table)
          + (int) g_list_model_get_n_items (G_LIST_MODEL (table->gained)) + (table->drawn != NULL);

  for (int i = 0; i < HK_ZZ_N_ROWS; i++)
    for (int j = 0; j < hk_zz_row_get_n_cards (hk_zz_table_get_row (table, i)); j++)
      for (HkZzCard *card = hk_zz_row_get_card (hk_zz_table_get_row (table, i), j); card != NULL; card = card->covered)
        n++;
  for (int i = 0; i < hk_zz_table_get_n_players (table); i++)
    n += hk_zz_player_get_n_cards (hk_zz_table_get_player (table, i)) + hk_record_list_get_length (hk_zz_table_get_player (table, i)->kept);
  return n;
}
