/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-rule-synonyms.h"

/* What people say at any table, and the other words that a rulebook may have for it. A game adds its own groups in its
 * rules. Between groups stands a semicolon, between the words of a group a comma. */
static const char english[] =
  "lose,loses,lost,losing;draw,draws,drew,drawn,drawing;shoot,shot,shooting,ranged,fire;fight,fought,battle,combat,melee;"
  "take,took,taken,pick,choose,takes;give,gave,given,hand over,trade;eat,ate,eaten,meal,food;break,broke,broken,worn out;"
  "fall,fell,fallen;steal,stole,stolen,rob;choose,chose,chosen,select,pick;drive,drove,driven,driving,driver;"
  "lie,lay,laid,put,place,placed;run,ran,walk,move,moving;see,saw,seen,sight,look;win,won,winner,winning,victory;"
  "pay,paid,spend,cost,price;bite,bit,bitten,bites;throw,threw,thrown,discard,drop;wake,woke,woken,awake,wakes;"
  "hold,held,carry;sleep,slept,asleep,sleeping,sleepers,sleeper;lead,led,leader,leads;"
  "begin,began,begun,start,beginning,starts;come,came,back,return;build,built,make;become,turned,turns;"
  "stop,end,ends,finish,over;die,dies,died,dead,death,killed,eliminated,defeated;"
  "kill,kills,killed,killing,eliminate,eradicate,destroy;beaten,defeated,beat,defeat;hit,hits,attack,strike;"
  "gun,firearm,weapon,pistol,rifle;bullet,ammo,ammunition,bullets;house,building,home,inside,indoors;"
  "space,zone,hex,field,square,spot;figure,miniature,model,figures,miniatures;swap,exchange,switch,trade;"
  "receive,gain,gains;flee,escape,run away,retreat;stuff,things,items,equipment,loot,belongings;"
  "point,points,score,scoring,vp;tie,ties,equal,tied;hurt,wound,wounds,damage,injured,injury;noise,loud,noisy,sound;"
  "silent,silently,quiet,quietly;hungry,starve,starving,nothing to eat;burn,burning,burns,fire;infected,infection,infect;"
  "door,gate,entrance;bag,backpack,rucksack;colour,color;neighbour,neighbor,adjacent,next to,beside;"
  "friend,friendly,teammate,ally;empty,run out,runs out,exhausted,used up,depleted,no more;"
  "shuffle,reshuffle,mix,shuffled;again,twice,more than once,repeat,several times;stay,remain,remains,wait,waiting;"
  "stuck,blocked,block;corner,diagonal,diagonally;lift,elevator;car,truck,vehicle;exit,leave,leaving,depart;"
  "tomorrow,next day;starting player,first player,start player;box,components,contents,component;number,amount,count;"
  "far,distance,range;alone,single,solo;help,support,assist;bonus,extra;upgrade,raise,improve,research;"
  "together,co-operative,cooperative,co-op;miss,missed,fail,failed;retrieve,recover,get back;path,way,route,direction;"
  "cover,covered,under,beneath;rest,remaining,left over,leftover;show,reveal,reveals,revealed;"
  "secret,hidden,face down,unrevealed;neighborhood,neighbourhood;boss,bosses;order,sequence;change,alter;own,possess;"
  "bow,bowman,bowmen,archer,archers;sword,swordsman,swordsmen;horse,rider,riders,cavalry;weak,weakened;stain,bloodstain;"
  "scream,scare,surprise,aaahh;twice,once,single;fourth,four,three,maximum;three,threes,3;two,twos,2;four,fours,4;"
  "five,fives,5;one,ones,1;six,sixes,6;somebody,someone,other player,another;apart,further away,neighbours;"
  "unlimited,limit;accident,non-zombie;bare hands,unarmed,without weapons;bat,club,weapon;"
  "flip,flipped,turn over,turned over,turn up,face up,face down;deadly,fatal,lethal,die,kills;earn,earns,earned,gain,score;"
  "fallen,defeated,killed,dead;jump,leap,pass,past,cross;put out,go out,extinguish,extinguisher,burn out;"
  "backward,backwards,any direction,away from,behind;search,searching,look for,scout;catch,caught,reach,engage,engaged;"
  "rain,raining,snow,storm,fog,wind,weather;harder,worse,minus,penalty,modifier,modifiers;easier,better,plus,bonus;"
  "lock,locked,lock up,quarantine;skip,pass;refuse,decline;forfeit,lose;attract,lure,noise;split,share,divide,shared;"
  "level up,new level,new skill;heal,healed,cure,cured,recover,first aid;shield,protect,protection;armor,armour,vest;"
  "morning,dawn;evening,night,dark;cheap,cheaper,cost;expensive,cost;pin,pinned,impale,hold in place,nail;stab,impale,blade,knife;"
  "knock,push,shove;swarm,horde,crowd;opponent,rival,other player,enemy;grab,pick up,take,collect;drop,leave behind,left behind;"
  "unused,unspent,left over;limit,maximum,at most;explode,explosion,blast,explosive;trigger,set off,activate;whole,full;everybody,everyone,all players,all of them;together,same zone,same space,same location;gunshot,shot,loud,noise;"
  "peek,look at;double,twice,two times;how often,how many times,first time,second time;setup,set up,before the game";


/* Returns (transfer full) (element-type GStrv): groups of words that mean the same in English and in the language of
 * the person, whatever the game. */
GPtrArray *
hk_rule_synonyms_list (void)
{
  GPtrArray *groups = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  /* Translators: words that people say at the table and other words for the same, in all forms that matter in your
   * language. Between groups stands a semicolon, between the words of a group a comma. */
  const char *texts[] = { english, C_("keywords", "begin,start;end,finish") };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_auto (GStrv) parts = g_strsplit (texts[i], ";", -1);

      for (guint j = 0; parts[j] != NULL; j++)
        g_ptr_array_add (groups, g_strsplit (parts[j], ",", -1));
    }
  return groups;
}
