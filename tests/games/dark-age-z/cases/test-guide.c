/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/describe/hk-standing.h"
#include "core/moves/hk-score-sheet.h"
#include "core/moves/hk-situation.h"
#include "daz-cases.h"
#include "games/dark-age-z/combat/hk-daz-invade.h"
#include "games/dark-age-z/guide/hk-daz-course.h"

/* What is told of a table beside its moves: the score, who stands how, the course, what is concealed, and what calculators are asked. */

#define FOUR(...) "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"},{\"name\":\"Di\"}],\"first-player\":0," __VA_ARGS__ DAZ_PACK "}"
#define TOGETHER(how) "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}],\"first-player\":0,\"mode\":\"cooperative\"," \
                      "\"difficulty\":\"" how "\",\"missions\":\"none\"," DAZ_PACK "}"
#define POINTS(a, b, c) "kingdoms/0/victory-points=" a " kingdoms/1/victory-points=" b " kingdoms/2/victory-points=" c " "

static void
tell_sheet (HkDazTable *table,
            GString    *out)
{
  const HkTableFuncs *funcs = hk_table_get_game (HK_TABLE (table))->funcs;
  g_autoptr (HkScoreSheet) sheet = funcs->get_score_sheet (HK_TABLE (table));
  g_autofree char *variant = funcs->get_variant (HK_TABLE (table));

  g_string_append (out, variant);
  for (guint i = 0; i < hk_score_sheet_get_n_rows (sheet); i++)
    {
      g_autofree char *row = g_strjoinv (" ", (char **) hk_score_sheet_get_row (sheet, i));
      HkResult result = { 0 };

      if (i < funcs->get_n_players (HK_TABLE (table)))
        funcs->get_result (HK_TABLE (table), (int) i, &result);
      g_string_append_printf (out, "; %s%s", row, result.won ? " wins" : "");
    }
  g_string_append_printf (out, "; %s", hk_score_sheet_get_outcome (sheet));
}

static void
tell_standings (HkDazTable *table,
                GString    *out)
{
  g_autoptr (GPtrArray) standings = hk_table_get_game (HK_TABLE (table))->funcs->list_standings (HK_TABLE (table));

  for (guint i = 0; i < standings->len; i++)
    {
      HkStanding *standing = standings->pdata[i];

      g_string_append_printf (out, "%s%s: %s, %s%s", i > 0 ? "; " : "", standing->name, standing->text, standing->spoken, standing->acts ? ", acts" : "");
    }
}

/* Each series with a value for each of its lines, each turning point, each supply, and the days that are left. */
static void
tell_course (HkDazTable *table,
             GString    *out)
{
  const HkCourseSpec *course = &hk_daz_course;
  int left;

  for (guint i = 0; i < course->n_series; i++)
    for (int line = 0; line < 3; line++)
      {
        int value = 0;
        const gboolean known = course->series[i].read (HK_TABLE (table), line, &value);

        if (known)
          g_string_append_printf (out, "%d ", value);
        else
          g_string_append (out, "- ");
      }
  for (guint i = 0; i < course->n_turns; i++)
    for (int index = 0; index < 3; index++)
      g_string_append_printf (out, "%s%d", index == 0 ? "; " : " ", course->turns[i].read (HK_TABLE (table), index));
  for (guint i = 0; i < course->n_supplies; i++)
    {
      g_string_append_printf (out, "; %s %d", course->supplies[i].component, course->supplies[i].read (HK_TABLE (table)));
      if (course->supplies[i].count != NULL)
        g_string_append_printf (out, " of %d", course->supplies[i].count (HK_TABLE (table)));
    }
  g_assert_true (course->time->read (HK_TABLE (table), &left));
  g_string_append_printf (out, "; %d days", left);
}

/* The fields of the table and of Ann's kingdom that the viewer does not see. */
static void
tell_concealed (HkDazTable *table,
                int         viewer,
                GString    *out)
{
  HkRecord *records[] = { HK_RECORD (table), HK_RECORD (hk_daz_table_get_kingdom (table, 0)), HK_RECORD (hk_daz_table_get_frontier (table, 0)) };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      HkRecordClass *klass = HK_RECORD_GET_CLASS (records[i]);

      for (guint j = 0; j < klass->n_fields; j++)
        if (hk_table_get_game (HK_TABLE (table))->funcs->conceals (HK_TABLE (table), records[i], &klass->fields[j], i == 1 ? 0 : -1, viewer))
          g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", klass->fields[j].name);
    }
}

static void
tell_situations (HkDazTable *table,
                 const char *name,
                 GString    *out)
{
  const HkGameSpec *game = hk_table_get_game (HK_TABLE (table));

  for (guint i = 0; i < game->n_calculators; i++)
    if (g_str_equal (game->calculators[i].name, name))
      {
        g_autoptr (GPtrArray) situations = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_situation_free);

        game->calculators[i].list_situations (HK_TABLE (table), situations);
        for (guint j = 0; j < situations->len; j++)
          {
            HkSituation *situation = situations->pdata[j];
            g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), situation->params);
            g_autofree char *params = json_to_string (node, FALSE);

            g_string_append_printf (out, "%s%s %s", j > 0 ? "; " : "", situation->title, g_strdelimit (params, "\"", '\''));
          }
      }
}

static void
tell_answer (const char *name,
             const char *params,
             GString    *out)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_autofree char *json = g_strdelimit (g_strdup (params), "'", '"');
  g_autoptr (JsonNode) answer = hk_play_calculate (HK_DAZ_GAME, name, json, &breakdown, &error);
  g_autofree char *text = answer == NULL ? NULL : json_to_string (answer, FALSE);

  if (answer == NULL)
    {
      g_string_append (out, "wrong");
      return;
    }
  g_string_append (out, g_strdelimit (text, "\"", '\''));
  for (HkBreakdown *line = hk_breakdown_get_first (breakdown); line != NULL; line = hk_breakdown_get_next (line))
    g_string_append_printf (out, "; %s %s", hk_breakdown_get_label (line), hk_breakdown_get_value (line) == NULL ? "" : hk_breakdown_get_value (line));
}

static char *
tell (HkDazTable *table,
      const char *what)
{
  g_auto (GStrv) words = g_strsplit (what, " ", 3);
  GString *out = g_string_new (NULL);

  if (g_str_equal (words[0], "sheet"))
    tell_sheet (table, out);
  else if (g_str_equal (words[0], "standings"))
    tell_standings (table, out);
  else if (g_str_equal (words[0], "course"))
    tell_course (table, out);
  else if (g_str_equal (words[0], "concealed"))
    tell_concealed (table, atoi (words[1]), out);
  else if (g_str_equal (words[0], "situations"))
    tell_situations (table, words[1], out);
  else if (g_str_equal (words[0], "answer"))
    tell_answer (words[1], words[2], out);
  else
    {
      g_autofree char *power = hk_daz_combat_summarise_power (table, 0);

      g_string_append (out, power);
    }
  return g_string_free (out, FALSE);
}

static void
test_score (void)
{
  static const DazCase cases[] = {
    { POINTS ("1", "0", "0"), "sheet", "Competitive; Ann 1 0 3 0 — wins; Bo 0 0 4 0 —; Cy 0 0 4 0 —; Di 0 0 4 0 —; (null)" },
    { POINTS ("7", "7", "3"), "sheet", "Competitive; Ann 7 0 3 0 — wins; Bo 7 0 4 0 — wins; Cy 3 0 4 0 —; Di 0 0 4 0 —; (null)" },
    { POINTS ("0", "0", "9") "kingdoms/3/victory-points=9", "sheet",
      "Competitive; Ann 0 0 3 0 —; Bo 0 0 4 0 —; Cy 9 0 4 0 — wins; Di 9 0 4 0 — wins; (null)" },
    { "kingdoms/0/mission=two-relics kingdoms/1/mission=two-relics kingdoms/1/mission-shown=true kingdoms/2/mission=nothing kingdoms/2/mission-shown=true "
      "kingdoms/0/technology=2 hand/0=gold-6 kingdoms/0/relics=[\"\",\"\"]",
      "sheet",
      "Competitive; Ann 0 2 1 2 face down wins; Bo 0 0 4 0 Two relics in a day wins; Cy 0 0 4 0 nothing wins; Di 0 0 4 0 — wins; "
      "(null)" },
    { "kingdoms/0/mission=two-relics phase=over current-player=-1", "sheet",
      "Competitive; Ann 0 0 3 0 Two relics in a day wins; Bo 0 0 4 0 — wins; Cy 0 0 4 0 — wins; Di 0 0 4 0 — wins; "
      "Ann, Bo, Cy, Di win together with 0 Victory Points each." },
    { POINTS ("1", "2", "3") "current-player=1", "standings",
      "Ann: 1 VP, 1 Victory Point; Bo: 2 VP, 2 Victory Points, acts; Cy: 3 VP, 3 Victory Points; Di: 0 VP, 0 Victory Points" },
    { "phase=over current-player=0", "standings",
      "Ann: 0 VP, 0 Victory Points; Bo: 0 VP, 0 Victory Points; Cy: 0 VP, 0 Victory Points; Di: 0 VP, 0 Victory Points" },
    { "kingdoms/0/mission=two-relics question-player=0", "concealed 0", "before-relic after-relic" },
    { "kingdoms/0/mission=two-relics question-player=0", "concealed 1", "question-cards before-relic after-relic mission" },
    { "kingdoms/0/mission=two-relics question-player=0", "concealed -1", "question-cards before-relic after-relic mission" },
    { "kingdoms/0/mission=two-relics kingdoms/0/mission-shown=true", "concealed 1", "question-cards before-relic after-relic" },
    { "kingdoms/0/mission=two-relics phase=over", "concealed 1", "question-cards before-relic after-relic" },
  };
  static const DazCase easy[] = {
    { POINTS ("40", "40", "39"), "sheet", "Cooperative, Easy; Ann 40 0 3 0 —; Bo 40 0 4 0 —; Cy 39 0 4 0 —; Together 119 of 120    ; (null)" },
    { POINTS ("40", "40", "40"), "sheet",
      "Cooperative, Easy; Ann 40 0 3 0 — wins; Bo 40 0 4 0 — wins; Cy 40 0 4 0 — wins; Together 120 of 120    ; (null)" },
    { POINTS ("40", "41", "40") "lost-by=1", "sheet",
      "Cooperative, Easy; Ann 40 0 3 0 —; Bo 41 0 4 0 —; Cy 40 0 4 0 —; Together 121 of 120    ; (null)" },
    { POINTS ("40", "40", "41"), "course",
      "40 40 41 121 120 120 5 5 5 3 4 4 ; 0 0 0; 0 0 0; 0 0 0; command-token 18; zombie-token 15; army-card 11 of 96; "
      "weakened-army-card 0; relic-card 0; commander-card 2; 4 days" },
  };
  static const DazCase hard[] = {
    { POINTS ("0", "0", "0"), "sheet", "Cooperative, Hard; Ann 0 0 3 0 —; Bo 0 0 4 0 —; Cy 0 0 4 0 —; Together 0 of 120    ; (null)" },
  };

  daz_cases_tell (FOUR ("\"missions\":\"choose\","), cases, G_N_ELEMENTS (cases), tell);
  daz_cases_tell (TOGETHER ("easy"), easy, G_N_ELEMENTS (easy), tell);
  daz_cases_tell (TOGETHER ("hard"), hard, G_N_ELEMENTS (hard), tell);
}

static void
test_course (void)
{
  static const DazCase cases[] = {
    { POINTS ("1", "2", "3") "kingdoms/1/technology=2 kingdoms/0/gate-damage=1 kingdoms/2/gate-damage=2 hand/0= hand/1=gold-6", "course",
      "1 2 3 - - - 5 5 5 0 1 4 ; 0 2 0; 1 0 1; 0 0 0; command-token 24; zombie-token 20; army-card 9 of 96; weakened-army-card 0; "
      "relic-card 0; commander-card 3; 5 days" },
    { "invasions=[]", "course",
      "0 0 0 - - - 0 0 0 3 4 4 ; 0 0 0; 0 0 0; 0 0 0; command-token 24; zombie-token 20; army-card 15 of 96; weakened-army-card 0; "
      "relic-card 0; commander-card 3; 5 days" },
    { "kingdoms/0/command-tokens=7 kingdoms/3/command-tokens=9 frontiers/0/at-gate=1 frontiers/0/kills-left=2 frontiers/3/kills-right=4 frontiers/3/horde=0",
      "course",
      "0 0 0 - - - 5 5 5 3 4 4 ; 0 0 0; 0 0 0; 0 0 0; command-token 30; zombie-token 22; army-card 15 of 96; weakened-army-card 0; "
      "relic-card 0; commander-card 3; 5 days" },
    { "at/0/1=gold-6:0 at/3/5=bronze-4:3:defeated frontiers/3/zones/4/army/rank=0 frontiers/0/zones/0/reinforcements=[{\"slot\":1},{\"slot\":2}] gathering=null lead/0/1=lilith:0",
      "course",
      "0 0 0 - - - 5 5 5 3 4 4 ; 0 0 0; 0 0 0; 0 0 0; command-token 24; zombie-token 20; army-card 18 of 96; weakened-army-card 1; "
      "relic-card 0; commander-card 1; 5 days" },
    { "question=play-drawn question-cards=[\"gold-6\",\"\",\"\"] relics-used=[\"iron-steed\"] kingdoms/0/relics=[\"\"] kingdoms/3/relics=[\"\",\"\"] boss-active=true day=5",
      "course",
      "0 0 0 - - - 3 3 3 3 4 4 ; 0 0 0; 0 0 0; 1 1 1; command-token 24; zombie-token 20; army-card 18 of 96; weakened-army-card 0; "
      "relic-card 4; commander-card 3; 1 days" },
    { "question=choose-relic question-cards=[\"iron-steed\",\"\"] phase=over day=5", "course",
      "0 0 0 - - - 5 5 5 3 4 4 ; 0 0 0; 0 0 0; 0 0 0; command-token 24; zombie-token 20; army-card 15 of 96; weakened-army-card 0; "
      "relic-card 2; commander-card 3; 0 days" },
    { "question=assign-commander question-cards=[\"lilith\"] day=4", "course",
      "0 0 0 - - - 5 5 5 3 4 4 ; 0 0 0; 0 0 0; 0 0 0; command-token 24; zombie-token 20; army-card 15 of 96; weakened-army-card 0; "
      "relic-card 0; commander-card 4; 2 days" },
  };

  daz_cases_tell (FOUR ("\"missions\":\"none\","), cases, G_N_ELEMENTS (cases), tell);
}

static void
test_calculators (void)
{
  static const DazCase cases[] = {
    { "", "power", "No army attacks here yet" },
    { "at/0/1=bronze-4:0 at/0/2=silver-3:1 at/0/4=gold-6:1:defeated at/0/5=gold-7:0", "power",
      "Power by zone: 7, 3, 3, 0, 7; at most 20 in all" },
    { "at/0/3=bronze-4:0 lead/0/3=erina:0 frontiers/0/zones/2/reinforcements=[{\"bonus\":2}]", "power",
      "Power by zone: 0, 5, 11, 5, 0; at most 21 in all" },
    { "at/0/1=bronze-4:0 frontiers/0/zones/0/army/attack=1", "power", "Power by zone: 1, 0, 0, 0, 0; at most 1 in all" },
    { "frontiers/1/fought=true frontiers/2/fought=true frontiers/3/fought=true at/0/1=bronze-4:0 at/0/2=silver-3:1:defeated frontiers/0/zones/0/ranged=true frontiers/0/zones/1/ranged=true "
      "frontiers/0/zones/0/skipped=true frontiers/0/zones/0/pair-points=3 frontiers/0/zones/0/reinforcements=[{\"bonus\":2},{\"bonus\":3}] lead/0/2=lilith:1 boss=the-bloodshed",
      "situations combat",
      "Bo and Ann {'zombies':5,'hp':3,'damage':2,'zones':[{'army':{'rank':'bronze','attack':4,'zombification':2,'ranged':true},'loyalty':'right','reinforcements':[2,3],'defeated':false,'skipped':true,'pair-points':3},{'army':{'rank':'silver','attack':3,'zombification':1},'loyalty':'left','commander':'lilith','defeated':true,'skipped':false,'pair-points':2},null,null,null],'names':{'left':'Bo','right':'Ann'},'protection':{'left':1,'right':1}}; "
      "Cy and Bo {'zombies':5,'hp':3,'damage':2,'zones':[null,null,null,null,null],'names':{'left':'Cy','right':'Bo'},'protection':{'left':1,'right':1}}; "
      "Di and Cy {'zombies':5,'hp':3,'damage':2,'zones':[null,null,null,null,null],'names':{'left':'Di','right':'Cy'},'protection':{'left':1,'right':1}}; "
      "Ann and Di {'zombies':5,'hp':3,'damage':2,'zones':[null,null,null,null,null],'names':{'left':'Ann','right':'Di'},'protection':{'left':1,'right':1}}" },
    { "frontiers/0/fought=true boss-active=true boss=the-evil-twins at/1/1=gold-6:1 frontiers/1/zones/0/army/rank=0 frontiers/1/zones/0/army/source=stand-in invasions/0/source=stand-in frontiers/1/zones/0/loyalty=3",
      "situations power",
      "Cy and Bo {'zombies':5,'hp':3,'damage':2,'source':'stand-in','zones':[null,null,null,null,null],'names':{'left':'Cy','right':'Bo'},'protection':{'left':1,'right':1},'boss':'the-evil-twins','zone':1}; "
      "Di and Cy {'zombies':5,'hp':3,'damage':2,'source':'stand-in','zones':[null,null,null,null,null],'names':{'left':'Di','right':'Cy'},'protection':{'left':1,'right':1},'boss':'the-evil-twins','zone':1}; "
      "Ann and Di {'zombies':5,'hp':3,'damage':2,'source':'stand-in','zones':[null,null,null,null,null],'names':{'left':'Ann','right':'Di'},'protection':{'left':1,'right':1},'boss':'the-evil-twins','zone':1}; "
      "Bo and Ann {'zombies':5,'hp':3,'damage':2,'source':'stand-in','zones':[null,null,null,null,null],'names':{'left':'Bo','right':'Ann'},'protection':{'left':1,'right':1},'boss':'the-evil-twins','zone':1}" },
    { "invasions=[]", "situations power",
      "Bo and Ann {'zones':[null,null,null,null,null],'names':{'left':'Bo','right':'Ann'},'protection':{'left':1,'right':1},'zone':1}; "
      "Cy and Bo {'zones':[null,null,null,null,null],'names':{'left':'Cy','right':'Bo'},'protection':{'left':1,'right':1},'zone':1}; "
      "Di and Cy {'zones':[null,null,null,null,null],'names':{'left':'Di','right':'Cy'},'protection':{'left':1,'right':1},'zone':1}; "
      "Ann and Di {'zones':[null,null,null,null,null],'names':{'left':'Ann','right':'Di'},'protection':{'left':1,'right':1},'zone':1}" },
    { "invasions=[]", "situations zombies", "" },
    { "", "situations zombies", "The horde of today {'cards':[{'zombies':3,'hp':3,'power-up-zombies':2,'power-up-hp':0}]}" },
    { "invasions=[{\"zombies\":3,\"hp\":2,\"power-up-zombies\":1,\"power-up-hp\":4},{\"zombies\":5,\"hp\":6,\"power-up-zombies\":7,\"power-up-hp\":8}] initial-power-up={\"power-up-zombies\":9}",
      "situations zombies",
      "The horde of today {'cards':[{'zombies':0,'hp':0,'power-up-zombies':9,'power-up-hp':0},{'zombies':3,'hp':2,'power-up-zombies':1,'power-up-hp':4},{'zombies':5,'hp':6,'power-up-zombies':7,'power-up-hp':8}]}" },
    { "invasions=[{\"zombies\":3,\"hp\":2,\"power-up-zombies\":1,\"power-up-hp\":4}] initial-power-up={\"power-up-zombies\":9} boss-active=true",
      "situations zombies",
      "The horde of today {'cards':[{'zombies':3,'hp':2,'power-up-zombies':0,'power-up-hp':0}]}" },
    { "frontiers/0/horde=2 frontiers/0/shield-left=4", "situations gate-damage",
      "Bo and Ann: Bo {'damage':2,'zombies':2,'protection':5}; Bo and Ann: Ann {'damage':2,'zombies':2,'protection':1}; "
      "Cy and Bo: Cy {'damage':2,'zombies':5,'protection':1}; Cy and Bo: Bo {'damage':2,'zombies':5,'protection':1}; "
      "Di and Cy: Di {'damage':2,'zombies':5,'protection':1}; Di and Cy: Cy {'damage':2,'zombies':5,'protection':1}; "
      "Ann and Di: Ann {'damage':2,'zombies':5,'protection':1}; Ann and Di: Di {'damage':2,'zombies':5,'protection':1}" },
    { "invasions=[]", "situations gate-damage", "" },
    { "",
      "answer zombies {'cards':[{'zombies':9,'hp':9,'power-up-zombies':1,'power-up-hp':1},{'zombies':3,'hp':2,'power-up-zombies':1,'power-up-hp':0}]}",
      "{'zombies':5,'hp':3}; Number of zombies 5; Hit Points of each 3" },
    { "", "answer zombies {'cards':[{'zombies':0,'hp':0,'power-up-zombies':0,'power-up-hp':0}]}",
      "{'zombies':0,'hp':0}; Number of zombies 0; Hit Points of each 0" },
    { "", "answer zombies {'cards':[{'zombies':-1,'hp':0,'power-up-zombies':0,'power-up-hp':0}]}", "wrong" },
    { "", "answer zombies {'cards':[{'zombies':1,'hp':1,'power-up-hp':0}]}", "wrong" },
    { "", "answer zombies {'cards':[]}", "wrong" },
    { "", "answer zombies {'cards':[1]}", "wrong" },
    { "", "answer gate-damage {'damage':2,'zombies':2}", "{'lost':4}; Damage 2 × zombies 2 4" },
    { "", "answer gate-damage {'damage':2,'zombies':2,'protection':1}", "{'lost':3}; Damage 2 × zombies 2 4; Gate protection −1" },
    { "", "answer gate-damage {'damage':2,'zombies':2,'protection':2}", "{'lost':2}; Damage 2 × zombies 2 4; Gate protection −2" },
    { "", "answer gate-damage {'damage':1,'zombies':2,'protection':3}", "{'lost':0}; Damage 1 × zombies 2 2; Gate protection −3" },
    { "",
      "answer power {'zombies':5,'hp':3,'zone':1,'zones':[{'army':{'rank':'bronze','attack':7,'zombification':2},'loyalty':'left'},{'army':{'rank':'silver','attack':3,'zombification':1},'loyalty':'right'}]}",
      "{'power':10,'kills':3}; Swordsman 7; Archer in Zone 2 shoots 3" },
    { "",
      "answer power {'zombies':5,'hp':3,'zone':2,'zones':[{'army':{'rank':'bronze','attack':7,'zombification':2},'loyalty':'left'},{'army':{'rank':'silver','attack':3,'zombification':1},'loyalty':'right'}]}",
      "{'power':3,'kills':1}; Archer 3" },
    { "",
      "answer smallest-power {'zombies':2,'hp':6,'damage':2,'zones':[{'army':{'rank':'bronze','attack':10,'zombification':2},'loyalty':'left'}]}",
      "{'possible':true,'zone':1,'added':2,'outcome':{'zones':[{'zombies':2,'charged':0,'power':12,'killed':2,'tokens':{'left':2,'right':0},'discarded':0,'supporter':0,'defeated':false,'added':0}],'at-gate':0,'tokens':{'left':2,'right':0},'gained':{'left':2,'right':0},'lost':{'left':0,'right':0},'points':{'left':2,'right':0}}}; "
      "Zombies in front of Zone 1 2; Zone 1 2 zombies come; Victory Points of this frontier " },
    { "",
      "answer smallest-power {'zombies':2,'hp':6,'damage':2,'zone':2,'zones':[{'army':{'rank':'bronze','attack':10,'zombification':2},'loyalty':'left'},{'army':{'rank':'bronze','attack':10,'zombification':2},'loyalty':'left'}]}",
      "{'possible':true,'zone':2,'added':2,'outcome':{'zones':[{'zombies':2,'charged':0,'power':10,'killed':1,'tokens':{'left':1,'right':0},'discarded':0,'supporter':0,'defeated':true,'added':2},{'zombies':3,'charged':0,'power':12,'killed':2,'tokens':{'left':2,'right':0},'discarded':0,'supporter':0,'defeated':true,'added':2},{'zombies':3,'charged':0,'power':0,'killed':0,'tokens':{'left':0,'right':0},'discarded':0,'supporter':0,'defeated':false,'added':0},{'zombies':3,'charged':0,'power':0,'killed':0,'tokens':{'left':0,'right':0},'discarded':0,'supporter':0,'defeated':false,'added':0},{'zombies':3,'charged':0,'power':0,'killed':0,'tokens':{'left':0,'right':0},'discarded':0,'supporter':0,'defeated':false,'added':0}],'at-gate':3,'tokens':{'left':3,'right':0},'gained':{'left':3,'right':0},'lost':{'left':6,'right':6},'points':{'left':-3,'right':-6}}}; "
      "Zombies in front of Zone 1 2; Zone 1 2 zombies come; Zone 2 3 zombies come; Zone 3 3 zombies come; Zone 4 3 zombies come; "
      "Zone 5 3 zombies come; Zombies at the City Gate 3; Victory Points of this frontier " },
    { "", "answer smallest-power {'zombies':2,'hp':6,'damage':2,'zones':[]}", "{'possible':false}" },
  };

  daz_cases_tell (FOUR ("\"missions\":\"none\","), cases, G_N_ELEMENTS (cases), tell);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dark-age-z/cases/guide/score", test_score);
  g_test_add_func ("/dark-age-z/cases/guide/course", test_course);
  g_test_add_func ("/dark-age-z/cases/guide/calculators", test_calculators);
  return g_test_run ();
}
