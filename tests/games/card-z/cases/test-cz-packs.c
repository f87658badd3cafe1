/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-camp.h"
#include "cz-case.h"

/* Loot, supply, Backpacks, trades, friends, meals and the reckoning, each move with all that it changes (pages 2 to 5, 7 and 13). */

/* Dad has a Rifle with 2 of 6, a First Aid Kit and a Canned Food; Girl Rifle Ammo; Max Toilet Paper. A Ka-Bar lies at Alpha Base. */
static HkCzTable *
lay_camp (void)
{
  HkCzTable *table = camp_new ("own", "co-op");
  g_autoptr (HkCzLoot) left = g_object_new (HK_TYPE_CZ_LOOT, "kind", "Ka-Bar", "supply", 0, NULL);

  g_object_set (table, "dice-by", HK_BY_HAND, "cards-by", HK_BY_HAND, NULL);
  hk_record_list_append (camp_location (table, ALPHA)->left, left);
  camp_give (table, DAD, "Rifle")->supply = 2;
  camp_give (table, DAD, "First Aid Kit");
  camp_give (table, DAD, "Canned Food");
  camp_give (table, GIRL, "Rifle Ammo");
  camp_give (table, MAX_, "Toilet Paper");
  return table;
}

/* Supply goes to Loot of the same type, as much as fits (page 2). */
static const CzCase supplies[] = {
  { NULL, "resupply survivor=0 loot=0 from=0 holder=1", "s0.l0.supply=6; s1.l0.supply=4" },
  { NULL, "resupply survivor=0 loot=0 from=0 holder=1 supply=1", "s0.l0.supply=3; s1.l0.supply=7" },
  { NULL, "resupply survivor=0 loot=0 from=0 holder=1 supply=5", "refused" },
  { "s1.l0.supply=3", "resupply survivor=0 loot=0 from=0 holder=1 supply=4", "impossible" },
  { "s1.l0.supply=4", "resupply survivor=0 loot=0 from=0 holder=1", "s0.l0.supply=6; s1.l0.supply=0; s1.l0.clip=0" },
  { "s0.l0.supply=6", "resupply survivor=0 loot=0 from=0 holder=1", "impossible" },
  { "s1.l0.supply=0", "resupply survivor=0 loot=0 from=0 holder=1", "impossible" },
  { "s1.l0.supply=-1", "resupply survivor=0 loot=0 from=0 holder=1", "asks supply" },
  { "s1.l0.supply=-1", "resupply survivor=0 loot=0 from=0 holder=1 supply=3", "s0.l0.supply=5" },
  { "s0.l0.supply=-1", "resupply survivor=0 loot=0 from=0 holder=1 supply=3", "s1.l0.supply=5", "Rifle of Dad gets 3 from" },
  { "s0.l0.supply=-1", "resupply survivor=0 loot=0 from=0 holder=1", "asks supply" },
  { "s0.l0.supply=-1", "resupply survivor=0 loot=0 from=0 holder=1 luck=[]", "s0.l0.supply=6; s1.l0.supply=2" },
  { "g4.supply=0", "resupply survivor=0 loot=0 from=0 holder=1", "s0.l0.supply=10; s1.l0.supply=0; s1.l0.clip=0" },
  { "g4.supply=0; s0.l0.supply=95", "resupply survivor=0 loot=0 from=0 holder=1", "s0.l0.supply=99; s1.l0.supply=0; s1.l0.clip=0" },
  { "s1.place=1", "resupply survivor=0 loot=0 from=0 holder=1", "impossible" },
  { NULL, "resupply survivor=0 loot=0 from=0", "impossible" },
  { NULL, "resupply survivor=0 loot=0 from=1", "refused" },
  { "s0.l0.kind=Backpack", "resupply survivor=0 loot=0 from=0 holder=1", "impossible" },
  { NULL, "supply survivor=0 loot=0 by=3", "s0.l0.supply=5" },
  { NULL, "supply survivor=0 loot=0 by=-2", "s0.l0.supply=0; s0.l0.clip=0" },
  { NULL, "supply survivor=0 loot=0 by=-3", "impossible" },
  { NULL, "supply survivor=0 loot=0 by=97", "s0.l0.supply=99" },
  { NULL, "supply survivor=0 loot=0 by=98", "impossible" },
  { "s0.l0.supply=-1", "supply survivor=0 loot=0 by=4", "s0.l0.supply=4" },
  { NULL, "use survivor=0 loot=0", "s0.l0.supply=1" },
  { NULL, "use survivor=0 loot=0 supply=2", "s0.l0.supply=0; s0.l0.clip=0" },
  { NULL, "use survivor=0 loot=0 supply=3", "refused", "has a supply of 2, and 3 is needed" },
  { NULL, "use survivor=0 loot=1", "impossible" },
  { "s0.wounds=1", "use survivor=0 loot=1", "s0.wounds=0; s0.l1.supply=1" },
  { "s1.wounds=1", "use survivor=0 loot=1 on=1", "s0.l1.supply=1; s1.wounds=0" },
  { "s1.wounds=1; s1.place=1", "use survivor=0 loot=1 on=1", "impossible" },
  { "s1.wounds=1; s1.dead=1", "use survivor=0 loot=1 on=1", "impossible" },
  { NULL, "use survivor=0 loot=2", "refused" },
  { NULL, "use survivor=0 loot=9", "impossible" },
  { "s0.l0.kind=Fire Extinguisher; L0.fire=1", "use survivor=0 loot=0", "" },
  { "s0.l0.kind=Fire Extinguisher; L0.fire=1; t.house-rules=extinguisher-chips", "use survivor=0 loot=0", "L0.fire=0" },
  { "s0.l0.kind=Fire Extinguisher; t.house-rules=extinguisher-chips", "use survivor=0 loot=0", "", "!puts the fire out" },
  { "s1.wounds=1", "heal survivor=1", "s0.l1.supply=1; s1.wounds=0" },
  { "s1.wounds=1; s0.l1.supply=1", "heal survivor=1", "s0.l1.supply=0; s0.l1.clip=0; s1.wounds=0" },
  { "s1.wounds=1; s0.l1.supply=1; t.house-rules=empty-discarded", "heal survivor=1", "s1.wounds=0; -s0.l1" },
  { "s1.wounds=1; s0.l1.supply=0", "heal survivor=1", "refused" },
  { "s1.wounds=1; s0.l1.supply=0", "heal survivor=1 house=true", "s1.wounds=0" },
  { "s1.wounds=1; s0.place=1", "heal survivor=1", "refused" },
  { "s2.wounds=1", "heal survivor=2", "refused" },
  { NULL, "heal survivor=1", "impossible" },
  { NULL, "toilet-paper survivor=2", "s2.toilet-paper=1; s2.l0.supply=1" },
  { "s2.toilet-paper=1", "toilet-paper survivor=2", "impossible" },
  { "t.phase=day", "toilet-paper survivor=2", "refused" },
  { NULL, "toilet-paper survivor=0", "impossible" },
};

/* What changes hands: at a safe Location, by weight, or into a Backpack, 3 Loot of 1 each (pages 3 and 13). */
static const CzCase hands[] = {
  { NULL, "take survivor=1 loot=0", "L0.left0>s1.l1" },
  { NULL, "take survivor=1 loot=Ka-Bar", "L0.left0>s1.l1" },
  { NULL, "take survivor=1 loot=1", "impossible" },
  { NULL, "take survivor=1 loot=Rope", "impossible" },
  { "L0.safe=0", "take survivor=1 loot=0", "refused" },
  { "s1.carry=1", "take survivor=1 loot=0", "refused" },
  { "s1.carry=2; s1.starving=1", "take survivor=1 loot=0", "refused" },
  { "s1.carry=2", "take survivor=1 loot=0", "L0.left0>s1.l1" },
  { "s1.carry=2; s1.backpack=1", "take survivor=1 loot=0", "L0.left0>s1.l1; L0.left0.packed=1" },
  { "s1.carry=2; s1.backpack=1; g8.weight=2", "take survivor=1 loot=0", "refused" },
  { "s1.backpack=1", "take survivor=1 loot=0 packed=true", "L0.left0>s1.l1; L0.left0.packed=1" },
  { "s1.infant=1", "take survivor=1 loot=0", "refused" },
  { NULL, "give survivor=0 loot=0 to=1", "s0.l0>s1.l1" },
  { "s1.carry=2", "give survivor=0 loot=0 to=1", "refused" },
  { NULL, "give survivor=0 loot=0 to=0", "impossible" },
  { "s1.place=1", "give survivor=0 loot=0 to=1", "impossible" },
  { "L0.safe=0", "give survivor=0 loot=0 to=1", "s0.l0>s1.l1" },
  { "L0.safe=0", "give survivor=0 loot=0 to=2", "refused" },
  { NULL, "give survivor=0 loot=0 to=2", "s0.l0>s2.l1" },
  { NULL, "give survivor=0 loot=7 to=2", "impossible" },
  { NULL, "leave survivor=0 loot=0", "s0.l0>L0.left1" },
  { "s0.l0.packed=1", "leave survivor=0 loot=0", "s0.l0>L0.left1; s0.l0.packed=0" },
  { "s0.backpack=1", "pack survivor=0 loot=1", "s0.l1.packed=1" },
  { "s0.backpack=1", "pack survivor=0 loot=0", "refused" },
  { NULL, "pack survivor=0 loot=1", "refused" },
  { "s0.backpack=1; s0.l1.packed=1", "pack survivor=0 loot=1", "impossible" },
  { "s0.backpack=1; s0.l1.packed=1; s0.l1.clip=0; s0.carry=5", "pack survivor=0 loot=1 packed=false", "s0.l1.clip=1; s0.l1.packed=0" },
  { NULL, "pack survivor=0 loot=1 packed=false", "impossible" },
  { "s1.backpack=1; s1.l0.packed=1; s0.carry=5", "wear-backpack survivor=0 from=1", "s0.backpack=1; s1.l0>s0.l3; s1.backpack=0" },
  { "s1.backpack=1; s0.carry=4", "wear-backpack survivor=0 from=1", "refused" },
  { "s1.backpack=1; s0.backpack=1", "wear-backpack survivor=0 from=1", "impossible" },
  { "s1.backpack=1; s1.place=1", "wear-backpack survivor=0 from=1", "impossible" },
  { NULL, "wear-backpack survivor=0 from=1", "impossible" },
  { "s0.infant=1", "wear-backpack survivor=0", "refused" },
  { "s0.carry=5", "wear-backpack survivor=0", "s0.backpack=1" },
  { NULL, "draw-loot survivor=1 deck=residential names=['Ka-Bar']", "+s1.l1 kind=Ka-Bar supply=0" },
  { "s1.carry=1", "draw-loot survivor=1 deck=residential names=['Ka-Bar']", "+L0.left1 kind=Ka-Bar supply=0" },
  { "s1.infant=1", "draw-loot survivor=1 deck=residential names=['Ka-Bar']", "+L0.left1 kind=Ka-Bar supply=0" },
  { NULL, "draw-loot survivor=1 deck=residential names=['Ka-Bar'] count=2", "wrong" },
  { NULL, "draw-loot survivor=1 deck=residential", "asks names" },
  { NULL, "trade survivor=0 to=2 give=[0] get=[0]", "s2.l0>s0.l2; s0.l0>s2.l0" },
  { NULL, "trade survivor=0 to=2 give=[0]", "s0.l0>s2.l1" },
  { NULL, "trade survivor=0 to=2", "asks give" },
  { NULL, "trade survivor=0 to=2 give=[7]", "impossible" },
  { "L0.safe=0", "trade survivor=0 to=2 give=[0]", "refused" },
  { "s2.place=1", "trade survivor=0 to=2 give=[0]", "impossible" },
  { "s2.carry=1", "trade survivor=0 to=2 give=[0]", "refused" },
};

/* Who joins, and who is lost (pages 3, 5 and 14). */
static const CzCase friends[] = {
  { NULL, "heroic survivor=0", "s0.heroic-used=1" },
  { "s0.heroic-used=1", "heroic survivor=0", "refused" },
  { "s0.kind=ally", "heroic survivor=0", "refused" },
  { "s1.player=-1; s1.kind=ally", "adopt survivor=1", "p0.rescued=1; s1.player=0" },
  { NULL, "adopt survivor=1", "impossible" },
  { NULL, "add-survivor name=Sue kind=ally", "p0.rescued=1; +s3 id=Sue name=Sue kind=ally player=0 place=0 move=-1 carry=-1 source=told" },
  { NULL, "add-survivor name=Tim kind=dependant infant=true player=1 place=2", "p1.rescued=1; +s3 id=Tim name=Tim kind=dependant infant=1 player=1 place=2 move=-1 carry=-1 source=told" },
  { NULL, "lose survivor=1", "p0.lost=1; s1.heroic-used=1; s1.dead=1; s1.lost-how=killed; s1.l0>L0.left1" },
  { NULL, "lose survivor=1 how=bitten", "p0.lost=1; s1.heroic-used=1; s1.dead=1; s1.lost-how=bitten; s1.l0>L0.left1" },
  { "s1.dead=1", "lose survivor=1", "impossible" },
  { NULL, "retire player=0", "refused" },
  { "t.scenario=mission-from-god", "retire player=0", "t.current-player=-1; p0.done=1; p0.retired=1" },
  { "t.scenario=mission-from-god; p0.retired=1", "retire player=0", "impossible" },
  { "t.scenario=mission-from-god", "retire player=2", "asks player" },
  { NULL, "adopt survivor=1 player=2", "asks player" },
  { NULL, "add-survivor name=Sue kind=ally player=2", "asks player" },
  { NULL, "add-survivor name=Sue kind=ally place=99", "asks place" },
  { NULL, "lose survivor=3", "asks survivor" },
  { NULL, "lose survivor=1 how=left", "p0.lost=1; s1.heroic-used=1; s1.dead=1; s1.lost-how=left; s1.l0>L0.left1", "left behind for good" },
  { "t.scenario=mission-from-god; p1.retired=1; p0.redeemed=2", "retire player=0", "t.phase=over; t.current-player=-1; t.phase-over=1; t.outcome=ended; t.reason=All have retired. Loot for discs: 2.; p0.done=1; p0.retired=1" },
  { NULL, "fear survivor=0", "refused" },
};

/* The Church: nine Loot when it is cleared first, up to 3 trades on a visit, by the purple supply (page 4). */
static HkCzTable *
lay_church (void)
{
  HkCzTable *table = lay_camp ();
  g_autoptr (HkCzLoot) stock = g_object_new (HK_TYPE_CZ_LOOT, "kind", "Carbine", "supply", 8, NULL);

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    camp_survivor (table, i)->place = CHURCH;
  camp_location (table, CHURCH)->safe = TRUE;
  camp_location (table, CHURCH)->stocked = TRUE;
  hk_record_list_append (camp_location (table, CHURCH)->stock, stock);
  return table;
}

static const CzCase trades[] = {
  { "s0.carry=9", "church-trade survivor=0 give=0 get=0", "p0.scouted=1; p0.trades=1; L6.stock0>s0.l2; L6.stock0.clip=1; s0.l0>L6.stock0" },
  { "s0.carry=4", "church-trade survivor=0 give=1 get=0", "refused" },
  { "s0.carry=9; g4.trade=3", "church-trade survivor=0 give=0 get=0", "refused" },
  { "s0.carry=9; g4.trade=2", "church-trade survivor=0 give=0 get=0", "p0.scouted=1; p0.trades=1; L6.stock0>s0.l2; L6.stock0.clip=1; s0.l0>L6.stock0" },
  { "s0.carry=9; p0.trades=2", "church-trade survivor=0 give=0 get=0", "p0.scouted=1; p0.trades=3; L6.stock0>s0.l2; L6.stock0.clip=1; s0.l0>L6.stock0" },
  { "s0.carry=9; p0.trades=3", "church-trade survivor=0 give=0 get=0", "refused" },
  { "s0.carry=9; p0.trades=3; t.house-rules=church-unlimited", "church-trade survivor=0 give=0 get=0", "p0.scouted=1; p0.trades=4; L6.stock0>s0.l2; L6.stock0.clip=1; s0.l0>L6.stock0" },
  { "s0.carry=9", "church-trade survivor=0 give=9 get=0", "impossible" },
  { "s0.carry=9", "church-trade survivor=0 give=0 get=1", "wrong" },
  { "s0.carry=9; L6.stocked=0", "church-trade survivor=0 give=0 get=1", "wrong" },
  { "s2.carry=9", "church-trade survivor=2 give=0 get=0", "impossible" },
  { "s0.carry=9; s0.place=0", "church-trade survivor=0 give=0 get=0", "impossible" },
  { "s0.carry=9; L6.safe=0", "church-trade survivor=0 give=0 get=0", "refused" },
  { "s0.carry=9; p0.discs=1; t.scenario=mission-from-god", "church-trade survivor=0 disc=true get=0", "t.phase=over; t.outcome=won; t.reason=The Church has no Loot left: a perfect score.; p0.scouted=1; p0.discs=0; p0.redeemed=1; L6.stock0>s0.l3; L6.stock0.clip=1" },
  { "s0.carry=9; p0.discs=1; t.scenario=mission-from-god; t.house-rules=discs-count", "church-trade survivor=0 disc=true get=0", "t.phase=over; t.outcome=won; t.reason=The Church has no Loot left: a perfect score.; p0.scouted=1; p0.discs=0; p0.redeemed=1; p0.trades=1; L6.stock0>s0.l3; L6.stock0.clip=1" },
  { "s0.carry=9; p0.discs=1; p0.trades=3; t.scenario=mission-from-god", "church-trade survivor=0 disc=true get=0", "t.phase=over; t.outcome=won; t.reason=The Church has no Loot left: a perfect score.; p0.scouted=1; p0.discs=0; p0.redeemed=1; L6.stock0>s0.l3; L6.stock0.clip=1" },
  { "s0.carry=9; p0.discs=1", "church-trade survivor=0 disc=true get=0", "refused" },
  { "s0.carry=9; t.scenario=mission-from-god", "church-trade survivor=0 disc=true get=0", "impossible" },
  { NULL, "church-draw", "refused" },
  { "L6.stocked=0", "church-draw", "asks loot" },
  { "L6.stocked=0; L6.safe=0", "church-draw", "refused" },
  { "L6.stocked=0", "church-draw loot=['Rifle','Rifle','Rifle','Rifle','Rifle','Rifle','Rifle','Rifle']", "refused" },
  { "L6.stocked=0", "church-draw loot=['Rifle','Rifle','Rifle','Rifle','Rifle','Rifle','Rifle','Rifle','Shells']", "p0.scouted=1; L6.stocked=1; +L6.stock1 kind=Rifle supply=6; +L6.stock2 kind=Rifle supply=6; +L6.stock3 kind=Rifle supply=6; +L6.stock4 kind=Rifle supply=6; +L6.stock5 kind=Rifle supply=6; +L6.stock6 kind=Rifle supply=6; +L6.stock7 kind=Rifle supply=6; +L6.stock8 kind=Rifle supply=6; +L6.stock9 kind=Shells supply=6" },
};

/* The reckoning: safe-chips, meals with their sickness rolls, hunger, and who slept outside (page 7). */
static HkCzTable *
lay_night (void)
{
  HkCzTable *table = lay_camp ();

  g_object_set (table, "phase", HK_CZ_PHASE_NIGHT, "cards-by", HK_BY_APP, NULL);
  camp_give (table, GIRL, "Junk Food");
  g_object_set (table, "phase", HK_CZ_PHASE_RECKONING, NULL);
  camp_reckon (table);
  return table;
}

static const CzCase reckonings[] = {
  { NULL, "reckon", "asks rolls" },
  { NULL, "reckon rolls=[2,2,4]", "t.phase=dawn; t.day=2; t.reckoning-step=NULL; s1.l1.supply=1; -w; -s0.l2; -d0; -d1; -d2" },
  { NULL, "reckon rolls=[1,2,4]", "t.phase=dawn; t.day=2; t.reckoning-step=NULL; s0.sick=Sick; s1.l1.supply=1; -w; -s0.l2; -d0; -d1; -d2" },
  { NULL, "reckon rolls=[2,2,3]", "t.phase=dawn; t.day=2; t.reckoning-step=NULL; s1.l1.supply=1; s2.sick=Sick; -w; -s0.l2; -d0; -d1; -d2" },
  { NULL, "reckon rolls=[1,2,4] sick=['Flu']", "t.phase=dawn; t.day=2; t.reckoning-step=NULL; s0.sick=Flu; s1.l1.supply=1; -w; -s0.l2; -d0; -d1; -d2" },
  { "s1.sleep-deprived=1", "reckon rolls=[2,2,4] sick=['Flu']", "t.phase=dawn; t.day=2; t.reckoning-step=NULL; s1.sick=Flu; s1.sleep-deprived=0; s1.l1.supply=1; -w; -s0.l2; -d0; -d1; -d2" },
  { "s1.skills=sickness:1", "reckon rolls=[2,1,4]", "t.phase=dawn; t.day=2; t.reckoning-step=NULL; s1.l1.supply=1; -w; -s0.l2; -d0; -d1; -d2" },
  { "s0.sick=Flu", "reckon rolls=[2,2,4]", "t.phase=dawn; t.day=2; t.reckoning-step=NULL; s0.sick=NULL; s1.l1.supply=1; -w; -s0.l2; -d0; -d1; -d2" },
  { "s0.shelter=outside", "reckon rolls=[2,2,4]", "t.phase=dawn; t.day=2; t.reckoning-step=NULL; s0.sleep-deprived=1; s0.shelter=NULL; s1.l1.supply=1; L0.dawn-patrol=1; -w; -s0.l2; -d0; -d1; -d2" },
  { "s0.kind=dependant", "reckon rolls=[2,4]", "t.phase=dawn; t.day=2; t.reckoning-step=NULL; s1.l1.supply=1; -w; -s0.l2; -d0; -d1; -d2" },
  { "d2.food=NULL; d2.holder=-1; s2.starving=1", "reckon rolls=[2,2]", "t.phase=dawn; t.day=2; t.reckoning-step=NULL; p1.lost=1; s2.heroic-used=1; s2.dead=1; s2.lost-how=starved; s2.l0>L0.left1; -w; -s0.l2; -d0; -d1; -d2" },
  { "d2.food=NULL; d2.holder=-1", "reckon rolls=[2,2]", "t.phase=dawn; t.day=2; t.reckoning-step=NULL; s2.starving=1; -w; -s0.l2; -d0; -d1; -d2" },
  { "L4.blockaded=1; L4.safe=1; L5.safe=1", "reckon-step", "t.reckoning-step=gather; L4.safe=0; L5.safe=0" },
  { NULL, "shelter survivor=0 inside=false", "s0.shelter=outside" },
  { NULL, "shelter survivor=0 inside=true", "s0.shelter=inside" },
  { NULL, "shelter survivor=0", "s0.shelter=inside" },
  { NULL, "plan-food survivor=0", "d0.holder=-1; d0.food=NULL" },
  { NULL, "plan-food survivor=0 food='Junk Food' holder=1", "d0.holder=1; d0.food=Junk Food" },
  { NULL, "plan-food survivor=0 food=Rifle", "impossible" },
  { NULL, "plan-food survivor=2 food='Canned Food' holder=0", "impossible" },
  { "t.cards-by=hand", "plan-food survivor=0 food='Normal Food'", "d0.holder=-1; d0.food=Normal Food" },
  { "t.cards-by=hand", "plan-food survivor=0 food='Normal Food' holder=0", "impossible" },
  { "t.cards-by=hand", "plan-food survivor=0 food='Normal Food' holder=1", "impossible" },
  { NULL, "sick-roll survivor=0 die=1", "d0.roll=1" },
  { NULL, "sick-roll survivor=0", "" },
  { "d0.roll=1", "sick-roll survivor=0", "d0.roll=-1" },
  { NULL, "sick-roll survivor=2 die=1", "d2.roll=1" },
  { "t.phase=dawn", "plan-food survivor=0", "refused" },
  { "t.phase=dawn", "reckon", "refused" },
};

/* The Weather of the day (page 7). */
static HkCzTable *
lay_dawn (void)
{
  HkCzTable *table = lay_camp ();

  hk_record_set_record (table, &table->weather, NULL);
  return table;
}

static const CzCase weathers[] = {
  { NULL, "weather card=rain", "asks calm" },
  { NULL, "weather card=rain name=R calm=true", "t.weathers-left=8; +w id=rain name=R source=told; +weathers0 id=rain name=R source=told" },
  { NULL, "weather card=rain name='' calm=true", "t.weathers-left=8; +w id=rain name=rain source=told; +weathers0 id=rain name=rain source=told" },
  { NULL, "weather card=rain calm=true", "t.weathers-left=8; +w id=rain name=rain source=told; +weathers0 id=rain name=rain source=told" },
  { "t.weathers-left=1", "weather card=rain name='Hard Rain' dawn-close=-1 dawn-rain=true", "t.weathers-left=0; +w id=rain name=Hard Rain dawn-close=-1 dawn-rain=1 source=told; +weathers0 id=rain name=Hard Rain dawn-close=-1 dawn-rain=1 source=told" },
  { NULL, "weather calm=true", "t.weathers-left=8; +w id=Weather of day 1 name=Weather of day 1 source=told", "The Weather of day 1 has no effect." },
  { NULL, "weather day-long=-1", "t.weathers-left=8; +w id=Weather of day 1 name=Weather of day 1 day-long=-1 source=told", "The Weather of day 1 is drawn." },
  { NULL, "weather card=rain calm=true left=4", "t.weathers-left=4; +w id=rain name=rain source=told; +weathers0 id=rain name=rain source=told" },
  { "t.weathers-left=0", "weather card=rain calm=true", "+w id=rain name=rain source=told; +weathers0 id=rain name=rain source=told" },
  { "t.weathers-left=0; t.house-rules=survive-reshuffled", "weather card=rain calm=true", "t.weathers-left=8; +w id=rain name=rain source=told; +weathers0 id=rain name=rain source=told" },
  { "t.scenario=raging-fire; L3.fire=1; t.day=2", "weather card=rain calm=true", "t.weathers-left=8; t.fires-spread=0; +w id=rain name=rain source=told; +weathers0 id=rain name=rain source=told" },
  { "t.scenario=raging-fire; L3.fire=1; t.day=2", "weather card=rain dawn-rain=true", "t.weathers-left=8; +w id=rain name=rain dawn-rain=1 source=told; +weathers0 id=rain name=rain dawn-rain=1 source=told", "It rains" },
  { "t.scenario=raging-fire; L3.fire=1", "weather card=rain calm=true", "t.weathers-left=8; +w id=rain name=rain source=told; +weathers0 id=rain name=rain source=told" },
  { "t.scenario=raging-fire; t.day=2", "weather card=rain calm=true", "t.weathers-left=8; +w id=rain name=rain source=told; +weathers0 id=rain name=rain source=told" },
  { "t.phase=day", "weather card=rain calm=true", "t.weathers-left=8; +w id=rain name=rain source=told; +weathers0 id=rain name=rain source=told" },
  { "t.outcome=won", "weather card=rain calm=true", "impossible" },
};

#define TEST(cases, lay_out) \
  static void test_##cases (void) { cz_case_play (lay_out, cases, G_N_ELEMENTS (cases)); }

TEST (supplies, lay_camp)
TEST (hands, lay_camp)
TEST (friends, lay_camp)
TEST (trades, lay_church)
TEST (reckonings, lay_night)
TEST (weathers, lay_dawn)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/packs/supplies", test_supplies);
  g_test_add_func ("/card-z/packs/hands", test_hands);
  g_test_add_func ("/card-z/packs/friends", test_friends);
  g_test_add_func ("/card-z/packs/trades", test_trades);
  g_test_add_func ("/card-z/packs/reckonings", test_reckonings);
  g_test_add_func ("/card-z/packs/weathers", test_weathers);
  return g_test_run ();
}
