/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-camp.h"
#include "cz-case.h"
#include "cz-field.h"
#include "games/card-z/guide/hk-cz-course.h"
#include "games/card-z/guide/hk-cz-guide.h"
#include "games/card-z/guide/hk-cz-situations.h"
#include "core/describe/hk-standing.h"

/* What is told of a table besides what can be done: calculators, charts, how everybody stands, and the score. */

static void (*const lists[]) (HkTable *, GPtrArray *) = {
  hk_cz_list_attack_situations, hk_cz_list_bites, hk_cz_list_orders, hk_cz_list_alarms, hk_cz_list_scouts, hk_cz_list_fires, hk_cz_list_hordes,
  hk_cz_list_eaters, hk_cz_list_initiatives, hk_cz_list_grades, hk_cz_list_reckonings,
};

enum { ATTACKS, BITES, ORDERS, ALARMS, SCOUTS, FIRES, HORDES, EATERS, INITIATIVES, GRADES, RECKONINGS };

/* What one calculator can be asked. */
static void
tell_situations (GString   *text,
                 HkCzTable *table,
                 int        list)
{
  g_autoptr (GPtrArray) situations = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_situation_free);

  lists[list] (HK_TABLE (table), situations);
  for (guint i = 0; i < situations->len; i++)
    {
      HkSituation *situation = situations->pdata[i];

      g_string_append_printf (text, "%s:", situation->title);
      cz_case_tell_params (text, situation->params);
      g_string_append_c (text, '\n');
    }
}

static guint
count_lines (HkCzTable          *table,
             const HkSeriesSpec *series)
{
  g_autoptr (GListModel) list = NULL;

  if (series->list == NULL)
    return g_strv_length ((GStrv) series->lines);
  g_object_get (table, series->list, &list, NULL);
  return g_list_model_get_n_items (list);
}

/* Each chart and supply with its numbers, and the time that is left; "-" where there is none. */
static void
tell_course (GString   *text,
             HkCzTable *table,
             int        about)
{
  int left;

  for (guint i = 0; i < hk_cz_course.n_series; i++)
    {
      g_string_append_printf (text, "%s:", hk_cz_course.series[i].title);
      for (guint j = 0; j < count_lines (table, &hk_cz_course.series[i]); j++)
        {
          int value = 0;

          if (hk_cz_course.series[i].read (HK_TABLE (table), (int) j, &value))
            g_string_append_printf (text, " %d", value);
          else
            g_string_append (text, " -");
        }
      g_string_append_c (text, '\n');
    }
  for (guint i = 0; i < hk_cz_course.n_supplies; i++)
    g_string_append_printf (text, "%s%s %d", i > 0 ? ", " : "", hk_cz_course.supplies[i].component, hk_cz_course.supplies[i].read (HK_TABLE (table)));
  g_string_append_c (text, '\n');
  if (hk_cz_course.time->read (HK_TABLE (table), &left))
    g_string_append_printf (text, "time %d\n", left);
}

/* The turning points that survivor or player 1 has come to. */
static void
tell_turns (GString   *text,
            HkCzTable *table,
            int        about)
{
  for (guint i = 0; i < hk_cz_course.n_turns; i++)
    {
      const int value = hk_cz_course.turns[i].read (HK_TABLE (table), about);
      g_autofree char *said = hk_cz_course.turns[i].tell (HK_TABLE (table), about, value);

      if (value > 0)
        g_string_append_printf (text, "%d %s\n", value, said);
    }
}

static void
tell_standings (GString   *text,
                HkCzTable *table,
                int        about)
{
  g_autoptr (GPtrArray) standings = hk_cz_table_list_standings (HK_TABLE (table));

  for (guint i = 0; i < standings->len; i++)
    {
      HkStanding *standing = standings->pdata[i];

      g_string_append_printf (text, "%s%s of %s: %s, %s\n", standing->name, standing->acts ? " acts" : "", standing->player == NULL ? "nobody" : standing->player,
                              standing->text, standing->spoken);
    }
}

/* The score sheet, the variant, and how the first player came out. */
static void
tell_score (GString   *text,
            HkCzTable *table,
            int        player)
{
  g_autoptr (HkScoreSheet) sheet = hk_cz_table_get_score_sheet (HK_TABLE (table));
  g_autofree char *variant = hk_cz_table_get_variant (HK_TABLE (table));
  HkResult result = { 0 };

  for (guint i = 0; i < hk_score_sheet_get_n_rows (sheet); i++)
    {
      g_autofree char *row = g_strjoinv ("|", (GStrv) hk_score_sheet_get_row (sheet, i));

      g_string_append_printf (text, "%s\n", row);
    }
  hk_cz_table_get_result (HK_TABLE (table), player, &result);
  g_string_append_printf (text, "%s, %s", variant == NULL ? "-" : variant, result.won ? "won" : "not won");
  if (result.has_points)
    g_string_append_printf (text, ", %d points", result.points);
  if (hk_score_sheet_get_outcome (sheet) != NULL)
    g_string_append_printf (text, ": %s", hk_score_sheet_get_outcome (sheet));
  if (hk_score_sheet_get_note (sheet) != NULL)
    g_string_append_printf (text, " (%s)", hk_score_sheet_get_note (sheet));
  g_string_append_c (text, '\n');
}

/* A battle in zones of which the last is inside. */
static HkCzTable *
lay_battle (void)
{
  HkCzTable *table = cz_field_new ("oo|i", 3);

  cz_add (table, "zombie", 1, "A", 3);
  cz_add (table, "dog", 1, "B", 0);
  cz_add (table, "ally", 1, "C", 30);
  cz_start (table);
  hk_cz_table_get_location (table, 0)->scouted = TRUE;
  return table;
}

/* What an attack depends on, whoever fights first; who bites; what the red die shows; what is rolled where nobody was (pages 5 to 12). */
static const CzLook battles[] = {
  { NULL, ATTACKS,
    "Old Skool Dad: night=false outside=true weather=0 starving=false sleep-deprived=false sick=0\n"
    "Punk Rock Girl: night=false outside=true weather=0 starving=false sleep-deprived=false sick=0\n" },
  { "t.phase=night; s0.starving=1; s1.on-field=0; s1.sleep-deprived=1", ATTACKS,
    "Old Skool Dad: night=true outside=true weather=0 starving=true sleep-deprived=false sick=0\n"
    "Punk Rock Girl: night=true outside=true weather=0 starving=false sleep-deprived=true sick=0\n" },
  { "s0.on-field=0; b.zone=3", ATTACKS,
    "Punk Rock Girl: night=false outside=false weather=0 starving=false sleep-deprived=false sick=0\n"
    "Old Skool Dad: night=false outside=false weather=0 starving=false sleep-deprived=false sick=0\n" },
  { "s0.player=-1; s1.dead=1", ATTACKS, "" },
  { NULL, BITES,
    "Zombie: type='zombie' distance=3\n"
    "Feral Dog: type='dog' distance=1\n" },
  { "e0.distance=30; e1.locked=1", BITES,
    "Zombie: type='zombie' distance=30\n" },
  { NULL, ORDERS,
    "The battle: encounters=[{'type':'zombie','distance':3},{'type':'dog','distance':0}]\n" },
  { "e0.distance=30; e1.locked=1", ORDERS,
    "The battle: encounters=[{'type':'zombie','distance':30}]\n" },
  { "e0.locked=1; e1.locked=1", ORDERS, "" },
  { "t.alarm-skulls=2", ALARMS,
    "Your red die: skulls=2\n" },
  { "L0.encounter-roll=d6", SCOUTS, "" },
  { "L0.encounter-roll=d6; L0.scouted=0", SCOUTS,
    "Trailer Home: roll='d6'\n" },
  { "L0.scouted=0", SCOUTS, "" },
  { NULL, INITIATIVES, "" },
  { "e0.type=human", INITIATIVES,
    "The battle: bonus=0 against=0 pvp=false\n" },
  { "e0.type=human; s0.skills=initiative:2; s1.skills=initiative:1", INITIATIVES,
    "The battle: bonus=2 against=0 pvp=false\n" },
  { "e0.type=human; s0.skills=initiative:2; s0.on-field=0; s1.skills=initiative:1", INITIATIVES,
    "The battle: bonus=1 against=0 pvp=false\n" },
  { "e0.type=human; s0.skills=initiative:2; s0.dead=1", INITIATIVES,
    "The battle: bonus=0 against=0 pvp=false\n" },
  { "e0.type=human; b.started=0", INITIATIVES, "" },
  { "b.pvp=1", INITIATIVES,
    "The battle: bonus=0 against=5 pvp=true\n" },
  { "b.pvp=0; b.round=2; s0.skills=initiative:2", INITIATIVES,
    "The battle: bonus=0 against=0 pvp=true\n" },
};

/* A camp with Food, a fire, a horde, an Ally and a Dependant. */
static HkCzTable *
lay_camp (void)
{
  HkCzTable *table = camp_new ("own", "competitive");
  g_autoptr (HkCzHorde) horde = g_object_new (HK_TYPE_CZ_HORDE, "q", 5, "r", 0, "size", 12, "laid", TRUE, NULL);
  g_autoptr (HkCzEncounter) encounter = g_object_new (HK_TYPE_CZ_ENCOUNTER, "type", "zombie", "zone", 2, NULL);
  g_autoptr (HkCzLoot) left = g_object_new (HK_TYPE_CZ_LOOT, "kind", "Junk Food", "supply", 2, NULL);
  g_autoptr (HkCzLoot) stock = g_object_new (HK_TYPE_CZ_LOOT, "kind", "Carbine", NULL);

  hk_record_list_append (table->hordes, horde);
  hk_record_list_append (camp_location (table, HOUSE)->encounters, encounter);
  hk_record_list_append (camp_location (table, ALPHA)->left, left);
  hk_record_list_append (camp_location (table, CHURCH)->stock, stock);
  camp_join (table, "Al", HK_CZ_SURVIVOR_ALLY, 0);
  camp_join (table, "Kid", HK_CZ_SURVIVOR_DEPENDANT, 1);
  camp_give (table, DAD, "Canned Food");
  camp_give (table, DAD, "Rifle");
  camp_give (table, MAX_, "Fresh Food");
  g_object_set (hk_cz_table_find_gear (table, "Fresh Food"), "deck", "fresh", NULL);
  g_object_set (hk_cz_table_find_gear (table, "Rifle"), "deck", "commercial", NULL);
  camp_location (table, STATION)->fire = TRUE;
  return table;
}

/* Where fires and hordes go, and who eats what (pages 7, 12 and 14). */
static const CzLook maps[] = {
  { NULL, FIRES,
    "The fires: hexes=[[0,0],[1,0],[2,0],[3,0],[4,0],[5,0],[6,0],[7,0]] fires=[[3,0]]\n" },
  { "L3.fire=0", FIRES, "" },
  { NULL, HORDES,
    "Horde 1: hexes=[[0,0],[1,0],[2,0],[3,0],[4,0],[5,0],[6,0],[7,0]] at=[5,0]\n" },
  { "t.house-rules=horde-two-outside", HORDES,
    "Horde 1: hexes=[[0,0],[1,0],[2,0],[3,0],[4,0],[5,0],[6,0],[7,0]] at=[5,0] twice-gone=true\n" },
  { "h0.gone=1", HORDES, "" },
  { "h0.eradicated=1", HORDES, "" },
  { "h0.laid=0", HORDES, "" },
  { "s0.skills=sickness:2; s1.sleep-deprived=1; s2.dead=1; s3.player=-1", EATERS,
    "Dad: skill=2 sleep-deprived=false\n"
    "Girl: skill=0 sleep-deprived=true\n"
    "Kid: skill=0 sleep-deprived=false\n" },
  { "s0.place=-1; s1.place=5; s1.starving=1; s2.place=5; s2.sleep-deprived=1; s3.kind=stranger; s4.dead=1", RECKONINGS,
    "The survivors: survivors=[{'kind':'character','name':'Dad','starving':false,'sleep-deprived':false,'skill':0}] junk=0 normal=2 fresh=0\n"
    "Alpha Base: survivors=[{'kind':'character','name':'Al','starving':false,'sleep-deprived':false,'skill':0}] junk=0 normal=0 fresh=0\n"
    "Field: survivors=[{'kind':'character','name':'Girl','starving':true,'sleep-deprived':false,'skill':0},{'kind':'character','name':'Max','starving':false,'sleep-deprived':true,'skill':0}] junk=0 normal=0 fresh=1\n" },
  { NULL, GRADES, "" },
  { "t.scenario=civic-duty; s2.dead=1", GRADES,
    "The survivors: rescued=2 lost=1\n" },
  { "t.scenario=raging-fire; s3.dead=1", GRADES,
    "The survivors: rescued=1 lost=1\n" },
  { NULL, BITES, "" },
  { NULL, ORDERS, "" },
};

/* What charts and supplies count (pages 1 and 14). */
static const CzLook courses[] = {
  { NULL, 0,
    "Score: - -\n"
    "Points of the Group: -\n"
    "Survivors: 3 2\n"
    "Neighborhood: 3 1 1\n"
    "Encounters Eradicated: 0 0\n"
    "Wounds: 0 0 0 0 0\n"
    "safe-chip 1, fire-chip 1, encounter 1, residential-loot 3, commercial-loot 1, fresh-food 1, sick 0, wounded 0\n" },
  { "t.scenario=zombie-count; p0.eradicated=7; p1.eradicated=3; s1.sick=Flu; s2.starving=1; s2.wounds=1", 0,
    "Score: 4 -1\n"
    "Points of the Group: -\n"
    "Survivors: 3 2\n"
    "Neighborhood: 3 1 1\n"
    "Encounters Eradicated: 7 3\n"
    "Wounds: 0 0 1 0 0\n"
    "safe-chip 1, fire-chip 1, encounter 1, residential-loot 3, commercial-loot 1, fresh-food 1, sick 1, wounded 1\n"
    "time 1\n" },
  { "t.scenario=loot-count; s1.dead=1; s1.wounds=1; s0.wounds=1; t.day=2", 0,
    "Score: -2 2\n"
    "Points of the Group: -\n"
    "Survivors: 2 2\n"
    "Neighborhood: 3 1 1\n"
    "Encounters Eradicated: 0 0\n"
    "Wounds: 1 - 0 0 0\n"
    "safe-chip 1, fire-chip 1, encounter 1, residential-loot 3, commercial-loot 1, fresh-food 1, sick 0, wounded 1\n"
    "time 1\n" },
  { "t.scenario=survive; L3.fire=0; L5.safe=1", 0,
    "Score: 4 3\n"
    "Points of the Group: -\n"
    "Survivors: 3 2\n"
    "Neighborhood: 3 0 1\n"
    "Encounters Eradicated: 0 0\n"
    "Wounds: 0 0 0 0 0\n"
    "safe-chip 2, fire-chip 0, encounter 1, residential-loot 3, commercial-loot 1, fresh-food 1, sick 0, wounded 0\n" },
  { "t.scenario=mission-from-god; p0.redeemed=2; p1.redeemed=1", 0,
    "Score: 2 1\n"
    "Points of the Group: -\n"
    "Survivors: 3 2\n"
    "Neighborhood: 3 1 1\n"
    "Encounters Eradicated: 0 0\n"
    "Wounds: 0 0 0 0 0\n"
    "safe-chip 1, fire-chip 1, encounter 1, residential-loot 3, commercial-loot 1, fresh-food 1, sick 0, wounded 0\n" },
  { "t.scenario=civic-duty; s2.dead=1", 0,
    "Score: - -\n"
    "Points of the Group: 1\n"
    "Survivors: 3 1\n"
    "Neighborhood: 2 1 1\n"
    "Encounters Eradicated: 0 0\n"
    "Wounds: 0 0 - 0 0\n"
    "safe-chip 1, fire-chip 1, encounter 1, residential-loot 3, commercial-loot 1, fresh-food 1, sick 0, wounded 0\n" },
  { "t.scenario=raging-fire; s4.dead=1; s2.dead=1; s0.dead=1", 0,
    "Score: - -\n"
    "Points of the Group: -2\n"
    "Survivors: 2 0\n"
    "Neighborhood: 0 1 1\n"
    "Encounters Eradicated: 0 0\n"
    "Wounds: - 0 - 0 -\n"
    "safe-chip 1, fire-chip 1, encounter 1, residential-loot 3, commercial-loot 1, fresh-food 1, sick 0, wounded 0\n" },
  { "t.scenario=loot-count; t.outcome=won", 0,
    "Score: 3 2\n"
    "Points of the Group: -\n"
    "Survivors: 3 2\n"
    "Neighborhood: 3 1 1\n"
    "Encounters Eradicated: 0 0\n"
    "Wounds: 0 0 0 0 0\n"
    "safe-chip 1, fire-chip 1, encounter 1, residential-loot 3, commercial-loot 1, fresh-food 1, sick 0, wounded 0\n"
    "time 0\n" },
  { "t.scenario=NULL", 0,
    "Score: - -\n"
    "Points of the Group: -\n"
    "Survivors: 3 2\n"
    "Neighborhood: 3 1 1\n"
    "Encounters Eradicated: 0 0\n"
    "Wounds: 0 0 0 0 0\n"
    "safe-chip 1, fire-chip 1, encounter 1, residential-loot 3, commercial-loot 1, fresh-food 1, sick 0, wounded 0\n" },
};

static const CzLook points[] = {
  { "L3.fire=0", 1, "" },
  { NULL, 1,
    "1 1 Location burns.\n" },
  { "s1.dead=1; s1.infected=1; p1.rescued=2; L4.fire=1", 1,
    "1 Girl is lost.\n"
    "1 Girl is bitten.\n"
    "2 Bo rescues somebody, number 2.\n"
    "2 2 Locations burn.\n" },
};

static const CzLook standings[] = {
  { NULL, 0,
    "Dad acts of Ann: ♥ 2, well\n"
    "Girl acts of Ann: ♥ 2, well\n"
    "Max of Bo: ♥ 2, well\n"
    "Al acts of Ann: ♥ 2, well\n"
    "Kid of Bo: ♥ 2, well\n" },
  { "s0.wounds=1; s1.starving=1; s2.sick=Flu; s3.sleep-deprived=1; s4.infected=1", 0,
    "Dad acts of Ann: ♥ 1, wounded\n"
    "Girl acts of Ann: ♥ 2 !, starving\n"
    "Max of Bo: ♥ 2 !, sick\n"
    "Al acts of Ann: ♥ 2 !, sleep deprived\n"
    "Kid of Bo: ☣ 1, infected, 1 battle-round left\n" },
  { "s0.wounds=2; s0.starving=1; s0.sick=Flu; s0.sleep-deprived=1; s1.infected=2; s1.wounds=1; s2.dead=1; s3.player=-1; t.outcome=won", 0,
    "Dad of Ann: ♥ 0 !, wounded, starving, sick, sleep deprived\n"
    "Girl of Ann: ☣ 2, infected, 2 battle-rounds left, wounded\n"
    "Al of nobody: ♥ 2, well\n"
    "Kid of Bo: ♥ 2, well\n" },
  { "t.current-player=1; s0.player=-1", 0,
    "Dad of nobody: ♥ 2, well\n"
    "Girl of Ann: ♥ 2, well\n"
    "Max acts of Bo: ♥ 2, well\n"
    "Al of Ann: ♥ 2, well\n"
    "Kid acts of Bo: ♥ 2, well\n" },
};

/* The sheet, the outcome and the variant (Scenarios, page 14). */
static const CzLook scores[] = {
  { NULL, 0,
    "|Ann|Player|0 rescued, 0 lost|3|\n"
    "|Bo|Player|0 rescued, 0 lost|2|\n"
    "Dad|Ann|Character|well|2|\n"
    "Girl|Ann|Character|well|0|\n"
    "Max|Bo|Character|well|1|\n"
    "Al|Ann|Ally|well|0|\n"
    "Kid|Bo|Dependant|well|0|\n"
    "A scenario of your own · Competitive, not won\n" },
  { "s0.dead=1; s0.lost-how=starved; s1.dead=1; s1.lost-how=bitten; s2.dead=1; s2.lost-how=left; s3.dead=1; s4.starving=1; s4.sick=Flu; s4.wounds=1; s4.sleep-deprived=1", 0,
    "|Ann|Player|0 rescued, 0 lost|0|\n"
    "|Bo|Player|0 rescued, 0 lost|1|\n"
    "Dad|Ann|Character|starved|2|\n"
    "Girl|Ann|Character|bitten|0|\n"
    "Max|Bo|Character|left behind|1|\n"
    "Al|Ann|Ally|dead|0|\n"
    "Kid|Bo|Dependant|starving, sick, wounded, sleep deprived|0|\n"
    "A scenario of your own · Competitive, not won\n" },
  { "t.scenario=civic-duty; t.mode=co-op; p0.rescued=1; p1.lost=2; s3.player=-1", 0,
    "|Ann|Player|1 rescued, 0 lost|3|1 point, grade B-\n"
    "|Bo|Player|0 rescued, 2 lost|2|1 point, grade B-\n"
    "Dad|Ann|Character|well|2|\n"
    "Girl|Ann|Character|well|0|\n"
    "Max|Bo|Character|well|1|\n"
    "Al||Ally|well|0|\n"
    "Kid|Bo|Dependant|well|0|\n"
    "Civic Duty · Co-operative · Hard, not won\n" },
  { "t.scenario=raging-fire; t.mode=co-op; s0.dead=1; s1.dead=1; s2.dead=1; t.outcome=lost; t.reason=All burn.", 0,
    "|Ann|Player|0 rescued, 0 lost|1|-1 points, grade D\n"
    "|Bo|Player|0 rescued, 0 lost|1|-1 points, grade D\n"
    "Dad|Ann|Character|dead|2|\n"
    "Girl|Ann|Character|dead|0|\n"
    "Max|Bo|Character|dead|1|\n"
    "Al|Ann|Ally|well|0|\n"
    "Kid|Bo|Dependant|well|0|\n"
    "Raging Fire · Co-operative · Medium, not won: Raging Fire is lost on day 1. All burn.\n" },
  { "t.scenario=zombie-count; p0.eradicated=1; p1.eradicated=9; t.outcome=won; t.winner=1; t.reason=More.", 0,
    "|Ann|Player|0 rescued, 0 lost|3|1 point\n"
    "|Bo|Player|0 rescued, 0 lost|2|9 points\n"
    "Dad|Ann|Character|well|2|\n"
    "Girl|Ann|Character|well|0|\n"
    "Max|Bo|Character|well|1|\n"
    "Al|Ann|Ally|well|0|\n"
    "Kid|Bo|Dependant|well|0|\n"
    "Zombie Count · Competitive, not won, 1 points: Bo wins Zombie Count on day 1. More.\n" },
  { "t.scenario=zombie-count; p0.eradicated=1; p1.eradicated=9; t.outcome=won; t.winner=1; t.reason=More.", 1,
    "|Ann|Player|0 rescued, 0 lost|3|1 point\n"
    "|Bo|Player|0 rescued, 0 lost|2|9 points\n"
    "Dad|Ann|Character|well|2|\n"
    "Girl|Ann|Character|well|0|\n"
    "Max|Bo|Character|well|1|\n"
    "Al|Ann|Ally|well|0|\n"
    "Kid|Bo|Dependant|well|0|\n"
    "Zombie Count · Competitive, won, 9 points: Bo wins Zombie Count on day 1. More.\n" },
  { "t.scenario=pub-run; t.outcome=won; t.winner=0; t.reason=Held.", 0,
    "|Ann|Player|0 rescued, 0 lost|3|\n"
    "|Bo|Player|0 rescued, 0 lost|2|\n"
    "Dad|Ann|Character|well|2|\n"
    "Girl|Ann|Character|well|0|\n"
    "Max|Bo|Character|well|1|\n"
    "Al|Ann|Ally|well|0|\n"
    "Kid|Bo|Dependant|well|0|\n"
    "Pub Run · Competitive, won: Ann wins Pub Run on day 1. Held.\n" },
  { "t.scenario=pub-run; t.outcome=won; t.winner=0; t.reason=Held.", 1,
    "|Ann|Player|0 rescued, 0 lost|3|\n"
    "|Bo|Player|0 rescued, 0 lost|2|\n"
    "Dad|Ann|Character|well|2|\n"
    "Girl|Ann|Character|well|0|\n"
    "Max|Bo|Character|well|1|\n"
    "Al|Ann|Ally|well|0|\n"
    "Kid|Bo|Dependant|well|0|\n"
    "Pub Run · Competitive, not won: Ann wins Pub Run on day 1. Held.\n" },
  { "t.scenario=loot-count; t.outcome=ended; t.day=3", 0,
    "|Ann|Player|0 rescued, 0 lost|3|3 points\n"
    "|Bo|Player|0 rescued, 0 lost|2|2 points\n"
    "Dad|Ann|Character|well|2|\n"
    "Girl|Ann|Character|well|0|\n"
    "Max|Bo|Character|well|1|\n"
    "Al|Ann|Ally|well|0|\n"
    "Kid|Bo|Dependant|well|0|\n"
    "Loot Count · Competitive, not won, 3 points: Loot Count is over on day 3. \n" },
  { "t.scenario=survive; t.outcome=won", 0,
    "|Ann|Player|0 rescued, 0 lost|3|4 Food\n"
    "|Bo|Player|0 rescued, 0 lost|2|3 Food\n"
    "Dad|Ann|Character|well|2|\n"
    "Girl|Ann|Character|well|0|\n"
    "Max|Bo|Character|well|1|\n"
    "Al|Ann|Ally|well|0|\n"
    "Kid|Bo|Dependant|well|0|\n"
    "Survive · Competitive, won, 4 points: Survive is won on day 1. \n" },
  { "t.scenario=survive; t.mode=co-op; t.outcome=won", 1,
    "|Ann|Player|0 rescued, 0 lost|3|5 Food\n"
    "|Bo|Player|0 rescued, 0 lost|2|5 Food\n"
    "Dad|Ann|Character|well|2|\n"
    "Girl|Ann|Character|well|0|\n"
    "Max|Bo|Character|well|1|\n"
    "Al|Ann|Ally|well|0|\n"
    "Kid|Bo|Dependant|well|0|\n"
    "Survive · Co-operative · Easy, won: Survive is won on day 1. \n" },
  { "t.scenario=mission-from-god; p0.redeemed=3; t.goal-text=All of it", 0,
    "|Ann|Player|0 rescued, 0 lost|3|3 Loot for discs\n"
    "|Bo|Player|0 rescued, 0 lost|2|0 Loot for discs\n"
    "Dad|Ann|Character|well|2|\n"
    "Girl|Ann|Character|well|0|\n"
    "Max|Bo|Character|well|1|\n"
    "Al|Ann|Ally|well|0|\n"
    "Kid|Bo|Dependant|well|0|\n"
    "Mission from God · Competitive, not won, 3 points (What wins: All of it)\n" },
  { "t.scenario=mission-from-god; p0.redeemed=3; t.mode=co-op", 0,
    "|Ann|Player|0 rescued, 0 lost|3|3 Loot for discs\n"
    "|Bo|Player|0 rescued, 0 lost|2|3 Loot for discs\n"
    "Dad|Ann|Character|well|2|\n"
    "Girl|Ann|Character|well|0|\n"
    "Max|Bo|Character|well|1|\n"
    "Al|Ann|Ally|well|0|\n"
    "Kid|Bo|Dependant|well|0|\n"
    "Mission from God · Co-operative · Medium, not won\n" },
  { "t.scenario=pub-run", 0,
    "|Ann|Player|0 rescued, 0 lost|3|\n"
    "|Bo|Player|0 rescued, 0 lost|2|\n"
    "Dad|Ann|Character|well|2|\n"
    "Girl|Ann|Character|well|0|\n"
    "Max|Bo|Character|well|1|\n"
    "Al|Ann|Ally|well|0|\n"
    "Kid|Bo|Dependant|well|0|\n"
    "Pub Run · Competitive, not won\n" },
};

#define TEST(looks, lay_out, tell) \
  static void test_##looks (void) { cz_case_look (lay_out, tell, looks, G_N_ELEMENTS (looks)); }

TEST (battles, lay_battle, tell_situations)
TEST (maps, lay_camp, tell_situations)
TEST (courses, lay_camp, tell_course)
TEST (points, lay_camp, tell_turns)
TEST (standings, lay_camp, tell_standings)
TEST (scores, lay_camp, tell_score)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/tells/battles", test_battles);
  g_test_add_func ("/card-z/tells/maps", test_maps);
  g_test_add_func ("/card-z/tells/courses", test_courses);
  g_test_add_func ("/card-z/tells/points", test_points);
  g_test_add_func ("/card-z/tells/standings", test_standings);
  g_test_add_func ("/card-z/tells/scores", test_scores);
  return g_test_run ();
}
