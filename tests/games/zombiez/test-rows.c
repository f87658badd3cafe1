/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/zombiez/state/hk-zz-rows.h"

/* The rules of placement against a plain restatement of them, over all small rows. */

#define MOST 4

typedef struct
{
  HkZzCell cells[MOST + 1];
  guint    n;
} Row;

typedef void (*Visit) (const Row *row, const HkZzRowRules *rules, guint *n_checks);

static GArray *
list_cards (void)
{
  GArray *cards = g_array_new (FALSE, FALSE, sizeof (HkZzCell));

  for (int value = 1; value <= 5; value++)
    for (int colour = 1; colour <= 3; colour++)
      {
        const HkZzCell cell = { HK_ZZ_ZOMBIE, value, colour, 0 };

        g_array_append_val (cards, cell);
      }
  for (int kind = HK_ZZ_AXE; kind <= HK_ZZ_SHOTGUN; kind++)
    for (int colour = 1; colour <= 3; colour++)
      {
        const HkZzCell cell = { (HkZzKind) kind, 0, colour, 0 };

        g_array_append_val (cards, cell);
      }
  return cards;
}

/* What may lie in a row: every card, a covered zombie, and covered actions. A Shotgun behaves as a Net does. */
static GArray *
list_cells (void)
{
  GArray *cells = list_cards ();
  const HkZzCell covered[] = {
    { HK_ZZ_BARRICADE, 0, 0, 0 }, { HK_ZZ_BARRICADE, 0, 0, 1u << HK_ZZ_AXE }, { HK_ZZ_BARRICADE, 0, 2, 1u << HK_ZZ_NET },
  };

  g_array_set_size (cells, cells->len - 3);
  g_array_append_vals (cells, covered, G_N_ELEMENTS (covered));
  return cells;
}

/* "Arranged from lowest to highest": whatever has a value further right is not lower; see the rulings for the variants. */
static gboolean
is_ascending (const Row          *row,
              const HkZzRowRules *rules)
{
  for (guint i = 0; i < row->n; i++)
    for (guint j = i + 1; j < row->n; j++)
      {
        gboolean broken = FALSE;

        for (guint k = i; k <= j; k++)
          broken = broken || row->cells[k].value == 0;
        if (row->cells[i].value == 0 || row->cells[j].value == 0 || (broken && rules->actions_break))
          continue;
        if (row->cells[i].value > row->cells[j].value || (rules->strict && row->cells[i].value == row->cells[j].value))
          return FALSE;
      }
  return TRUE;
}

static gboolean
has_equal_neighbours (const Row *row)
{
  for (guint i = 1; i < row->n; i++)
    {
      const HkZzCell *a = &row->cells[i - 1];
      const HkZzCell *b = &row->cells[i];

      if ((a->value != 0 && a->value == b->value) || (a->colour != 0 && a->colour == b->colour))
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_copies (const Row          *row,
            const HkZzRowRules *rules)
{
  for (int kind = HK_ZZ_AXE; kind <= HK_ZZ_SHOTGUN; kind++)
    {
      int n = 0;

      for (guint i = 0; i < row->n; i++)
        n += (int) row->cells[i].kind == kind || (!rules->covered_hidden && (row->cells[i].beneath & (1u << kind)) != 0);
      if (n > 1)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_legal (const Row          *row,
          const HkZzRowRules *rules)
{
  return is_ascending (row, rules) && !has_equal_neighbours (row) && !has_copies (row, rules);
}

static void
visit_legal_rows (const Row          *row,
                  guint               longest,
                  GArray             *cells,
                  const HkZzRowRules *rules,
                  Visit               visit,
                  guint              *n_checks)
{
  if (!is_legal (row, rules))
    return;
  visit (row, rules, n_checks);
  for (guint i = 0; row->n < longest && i < cells->len; i++)
    {
      Row longer = *row;

      longer.cells[longer.n++] = g_array_index (cells, HkZzCell, i);
      visit_legal_rows (&longer, longest, cells, rules, visit, n_checks);
    }
}

static Row
add_at (const Row      *row,
        const HkZzCell *card,
        HkZzSide        side)
{
  Row longer = { .n = row->n + 1 };
  const guint offset = side == HK_ZZ_LEFT ? 1 : 0;

  for (guint i = 0; i < row->n; i++)
    longer.cells[i + offset] = row->cells[i];
  longer.cells[side == HK_ZZ_LEFT ? 0 : row->n] = *card;
  return longer;
}

/* The reason that is given is one that holds. */
static void
check_reason (const Row          *row,
              const HkZzCell     *card,
              HkZzSide            side,
              HkZzFit             fit,
              const HkZzRowRules *rules)
{
  const HkZzCell *neighbour = row->n == 0 ? NULL : &row->cells[side == HK_ZZ_LEFT ? 0 : row->n - 1];
  const Row longer = add_at (row, card, side);

  switch (fit)
    {
    case HK_ZZ_TOO_HIGH:
      g_assert_true (side == HK_ZZ_LEFT && !is_ascending (&longer, rules));
      break;
    case HK_ZZ_TOO_LOW:
      g_assert_true (side == HK_ZZ_RIGHT && !is_ascending (&longer, rules));
      break;
    case HK_ZZ_SAME_VALUE:
      g_assert_true (rules->strict || neighbour->value == card->value);
      break;
    case HK_ZZ_SAME_COLOUR:
      g_assert_cmpint (neighbour->colour, ==, card->colour);
      break;
    case HK_ZZ_SECOND_COPY:
      g_assert_true (has_copies (&longer, rules));
      break;
    case HK_ZZ_FITS:
      break;
    case HK_ZZ_NEEDS_CARD:
    case HK_ZZ_NOT_COVERED:
    case HK_ZZ_NOT_ON_TOP:
      g_assert_not_reached ();
    }
}

static GArray *all_cards;

static void
check_ends (const Row          *row,
            const HkZzRowRules *rules,
            guint              *n_checks)
{
  for (guint i = 0; i < all_cards->len; i++)
    for (int side = HK_ZZ_LEFT; side <= HK_ZZ_RIGHT; side++)
      {
        const HkZzCell *card = &g_array_index (all_cards, HkZzCell, i);
        const Row longer = add_at (row, card, (HkZzSide) side);
        const HkZzFit fit = hk_zz_fit_end (row->cells, row->n, card, (HkZzSide) side, rules);

        g_assert_true ((fit == HK_ZZ_FITS) == is_legal (&longer, rules));
        check_reason (row, card, (HkZzSide) side, fit, rules);
        g_assert_cmpint (hk_zz_fit_on_top (row->cells, row->n, card, 0, rules), ==, HK_ZZ_NOT_ON_TOP);
        (*n_checks)++;
      }
}

/* A Barricade without a colour goes on any card; one with a colour keeps away from its own. */
static void
check_covers (const Row          *row,
              const HkZzRowRules *rules,
              guint              *n_checks)
{
  for (int colour = 0; colour <= 3; colour++)
    {
      const HkZzCell barricade = { HK_ZZ_BARRICADE, 0, colour, 0 };

      g_assert_cmpint (hk_zz_fit_end (row->cells, row->n, &barricade, HK_ZZ_LEFT, rules), ==, HK_ZZ_NEEDS_CARD);
      g_assert_cmpint (hk_zz_fit_end (row->cells, row->n, &barricade, HK_ZZ_RIGHT, rules), ==, HK_ZZ_NEEDS_CARD);
      g_assert_cmpint (hk_zz_fit_on_top (row->cells, row->n, &barricade, row->n, rules), ==, HK_ZZ_NEEDS_CARD);
      for (guint i = 0; i < row->n; i++)
        {
          Row covered = *row;
          const HkZzFit fit = hk_zz_fit_on_top (row->cells, row->n, &barricade, i, rules);

          covered.cells[i] = barricade;
          covered.cells[i].beneath = row->cells[i].beneath;
          if (hk_zz_kind_is_action (row->cells[i].kind))
            covered.cells[i].beneath |= 1u << row->cells[i].kind;
          g_assert_true (colour != 0 || fit == HK_ZZ_FITS);
          g_assert_true ((fit == HK_ZZ_FITS) == is_legal (&covered, rules));
          (*n_checks)++;
        }
    }
}

/* Section: Placing Cards. */
static void
test_ends (void)
{
  const HkZzRowRules plain = { 0 };
  const Row empty = { .n = 0 };
  g_autoptr (GArray) cells = list_cells ();
  guint n_checks = 0;

  visit_legal_rows (&empty, MOST, cells, &plain, check_ends, &n_checks);
  g_test_message ("%u placements", n_checks);
  g_assert_cmpuint (n_checks, >, 1000000);
}

static void
test_house_rules (void)
{
  const Row empty = { .n = 0 };
  g_autoptr (GArray) cells = list_cells ();

  for (guint i = 1; i < 8; i++)
    {
      const HkZzRowRules rules = { (i & 1) != 0, (i & 2) != 0, (i & 4) != 0, FALSE };
      guint n_checks = 0;

      visit_legal_rows (&empty, 3, cells, &rules, check_ends, &n_checks);
      g_assert_cmpuint (n_checks, >, 100000);
    }
}

/* Section: Barricade. */
static void
test_covers (void)
{
  const Row empty = { .n = 0 };
  g_autoptr (GArray) cells = list_cells ();

  for (guint i = 0; i < 8; i++)
    {
      const HkZzRowRules rules = { (i & 1) != 0, (i & 2) != 0, (i & 4) != 0, FALSE };
      guint n_checks = 0;

      visit_legal_rows (&empty, 3, cells, &rules, check_covers, &n_checks);
      g_assert_cmpuint (n_checks, >, 10000);
    }
}

/* A card is a bust when none of three rows takes it, and never while a row has not been begun, save for a Barricade (Gameplay). */
static void
test_bust (void)
{
  const HkZzRowRules plain = { 0 };
  const HkZzRowRules spare = { .spare_barricade = TRUE };
  const HkZzCell first[] = { { HK_ZZ_ZOMBIE, 2, 1, 0 }, { HK_ZZ_ZOMBIE, 5, 2, 0 } };
  const HkZzCell second[] = { { HK_ZZ_ZOMBIE, 1, 3, 0 }, { HK_ZZ_AXE, 0, 2, 0 }, { HK_ZZ_ZOMBIE, 4, 1, 0 } };
  const HkZzCell third[] = { { HK_ZZ_ZOMBIE, 1, 1, 0 }, { HK_ZZ_ZOMBIE, 5, 2, 0 } };
  const HkZzCell *rows[] = { first, second, third };
  const guint n_cells[] = { 2, 3, 2 };
  const guint none[] = { 0, 0, 0 };
  const HkZzCell barricade = { HK_ZZ_BARRICADE, 0, 0, 0 };
  guint n_busts = 0;

  for (guint i = 0; i < all_cards->len; i++)
    {
      const HkZzCell *card = &g_array_index (all_cards, HkZzCell, i);
      gboolean placed = FALSE;

      for (guint j = 0; j < 3; j++)
        {
          Row row = { .n = n_cells[j] };

          for (guint k = 0; k < row.n; k++)
            row.cells[k] = rows[j][k];
          for (int side = HK_ZZ_LEFT; side <= HK_ZZ_RIGHT; side++)
            {
              const Row longer = add_at (&row, card, (HkZzSide) side);

              placed = placed || is_legal (&longer, &plain);
            }
        }
      g_assert_true (hk_zz_is_bust (rows, n_cells, 3, card, &plain) == !placed);
      g_assert_false (hk_zz_is_bust (rows, none, 3, card, &plain));
      n_busts += !placed;
    }
  /* 1b and 1c go left of the 2a, 5b and 5c right of the 4a; the other zombies have no place. */
  g_assert_cmpuint (n_busts, ==, 11);
  g_assert_false (hk_zz_is_bust (rows, n_cells, 3, &barricade, &plain));
  g_assert_true (hk_zz_is_bust (rows, none, 3, &barricade, &plain));
  g_assert_false (hk_zz_is_bust (rows, none, 3, &barricade, &spare));
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  all_cards = list_cards ();
  g_test_add_func ("/zombiez/rows/ends", test_ends);
  g_test_add_func ("/zombiez/rows/house-rules", test_house_rules);
  g_test_add_func ("/zombiez/rows/covers", test_covers);
  g_test_add_func ("/zombiez/rows/bust", test_bust);
  status = g_test_run ();
  g_array_unref (all_cards);
  return status;
}
