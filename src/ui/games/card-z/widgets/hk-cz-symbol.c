/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-symbol.h"
#include "ui/widgets/hk-ink.h"

/* What lies on a Location, a part of the day or what is wrong with a survivor, drawn: a shape in its colour and a mark upon it.
 * It says nothing to a screen reader; the word for it has to stand beside it. */
struct _HkCzSymbol
{
  GtkWidget      parent_instance;

  HkCzSymbolKind kind;
  int            size;
};

enum
{
  PROP_KIND = 1,
  PROP_SIZE,
};

G_DEFINE_FINAL_TYPE (HkCzSymbol, hk_cz_symbol, GTK_TYPE_WIDGET)

G_DEFINE_ENUM_TYPE (HkCzSymbolKind, hk_cz_symbol_kind,
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_SAFE, "safe"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_FIRE, "fire"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_BATTLE, "battle"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_HORDE, "horde"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_BOOMBOX, "boombox"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_ENCOUNTERS, "encounters"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_LOOT, "loot"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_GARDEN, "garden"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_HUNTING, "hunting"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_FISHING, "fishing"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_TRAPPING, "trapping"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_BASE, "base"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_BLOCKADE, "blockade"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_PATROL, "patrol"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_DAWN, "dawn"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_DAY, "day"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_NIGHT, "night"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_RECKONING, "reckoning"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_RAIN, "rain"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_WOUND, "wound"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_BITE, "bite"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_SICK, "sick"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_STARVING, "starving"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_TIRED, "tired"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_PAPER, "paper"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_LOAD, "load"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_DEAD, "dead"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_BACKPACK, "backpack"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_STAR, "star"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_HOLLOW_STAR, "hollow-star"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_ROOF, "roof"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_TENT, "tent"),
                    G_DEFINE_ENUM_VALUE (HK_CZ_SYMBOL_MEAL, "meal"))

/* Paths on a square of 24. A shape without a colour is drawn in that of the text. */
#define GRID 24.f

#define CIRCLE "M12 0.8A11.2 11.2 0 1 0 12 23.2A11.2 11.2 0 1 0 12 0.8Z"
#define SHIELD "M12 0.6L21.6 3.6V11.4C21.6 17.2 17.6 21.4 12 23.4C6.4 21.4 2.4 17.2 2.4 11.4V3.6Z"
#define CHECK "M10.4 17.6L5.6 12.8L7.8 10.6L10.4 13.2L16.2 7.2L18.4 9.4Z"
#define FLAME "M12.8 0.4C13.6 4.4 20.6 8 20.6 14.6C20.6 19.8 16.8 23.6 12 23.6S3.4 19.8 3.4 14.8C3.4 11.2 5.4 8.8 7.2 7C7.4 9 8.4 10.2 9.4 10.6C9.2 6.6 10 2.8 12.8 0.4Z"
#define INNER_FLAME "M12.4 11.4C13 13.4 16 14.8 16 18C16 20.2 14.2 21.8 12 21.8S8 20.2 8 18.2C8 16.6 9 15.6 9.8 14.8C10 15.6 10.4 16.2 11 16.4C10.9 14.6 11.2 12.8 12.4 11.4Z"
#define SWORDS "M5 4.6L8 5.2L12 9.6L16 5.2L19 4.6L18.4 7.6L13.8 11.6L16.6 14.4L18 13L19.2 14.2L17.4 16L19.4 18L18 19.4L16 17.4L14.2 19.2L13 18L14.4 16.6L12 14L9.6 16.6L11 18L9.8 19.2L8 17.4L6 19.4L4.6 18L6.6 16L4.8 14.2L6 13L7.4 14.4L10.2 11.6L5.6 7.6Z"
#define SKULL "M12 0.8C5.8 0.8 1.4 5 1.4 10.6C1.4 13.8 2.8 16.2 5 17.8V20.6C5 22 5.8 23 7.2 23H16.8C18.2 23 19 22 19 20.6V17.8C21.2 16.2 22.6 13.8 22.6 10.6C22.6 5 18.2 0.8 12 0.8Z"
#define EYES "M7.6 8.6A2.9 2.9 0 1 0 7.6 14.4A2.9 2.9 0 1 0 7.6 8.6ZM16.4 8.6A2.9 2.9 0 1 0 16.4 14.4A2.9 2.9 0 1 0 16.4 8.6ZM12 14.2L13.8 17.2H10.2ZM8.4 19.2H9.8V23H8.4ZM11.3 19.2H12.7V23H11.3ZM14.2 19.2H15.6V23H14.2Z"
#define BOOMBOX "M5 2H19V6.4H21.4A1.6 1.6 0 0 1 23 8V20A1.6 1.6 0 0 1 21.4 21.6H2.6A1.6 1.6 0 0 1 1 20V8A1.6 1.6 0 0 1 2.6 6.4H5ZM7 4V6.4H17V4Z"
#define SPEAKERS "M7 10.2A4.2 4.2 0 1 0 7 18.6A4.2 4.2 0 1 0 7 10.2ZM17 10.2A4.2 4.2 0 1 0 17 18.6A4.2 4.2 0 1 0 17 10.2Z"
#define CARD "M6.2 0.8H17.8A2.4 2.4 0 0 1 20.2 3.2V20.8A2.4 2.4 0 0 1 17.8 23.2H6.2A2.4 2.4 0 0 1 3.8 20.8V3.2A2.4 2.4 0 0 1 6.2 0.8Z"
#define QUESTION "M12 4.6C8.9 4.6 7 6.5 7 9.2H9.9C9.9 7.9 10.7 7.1 12 7.1C13.2 7.1 14 7.8 14 8.9C14 11 10.6 11.4 10.6 14.8H13.4C13.4 12.5 17 11.9 17 8.8C17 6.3 15 4.6 12 4.6ZM10.4 16.4H13.6V19.6H10.4Z"
#define BAG "M8 0.8H16V5H19.2A2.6 2.6 0 0 1 21.8 7.6V20.4A2.6 2.6 0 0 1 19.2 23H4.8A2.6 2.6 0 0 1 2.2 20.4V7.6A2.6 2.6 0 0 1 4.8 5H8ZM10.2 3V5H13.8V3Z"
#define BUCKLE "M2.2 11H9V9H15V11H21.8V13.6H15V15.8H9V13.6H2.2Z"
#define LEAF "M21.8 2.2C10 1.6 2.6 6.6 2.6 13.8C2.6 15.6 3.2 17.2 4.2 18.4L2 22L4.2 23.2L6.6 20C8 20.8 9.6 21.2 11.2 21C18.4 20.4 22.4 13.2 21.8 2.2Z"
#define VEIN "M16.8 7.2C11 9.4 7.6 13.2 5.8 17.6L7.4 18.4C9.2 14.4 12.2 10.8 16.8 7.2Z"
#define SIGHT "M12 5.4A6.6 6.6 0 1 0 12 18.6A6.6 6.6 0 1 0 12 5.4ZM12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8ZM10.8 2.6H13.2V8.4H10.8ZM10.8 15.6H13.2V21.4H10.8ZM2.6 10.8H8.4V13.2H2.6ZM15.6 10.8H21.4V13.2H15.6Z"
#define FISH "M2.6 12C5 8 8.4 6.4 11.6 6.4C14.6 6.4 16.6 8 18 10L21.8 6.8V17.2L18 14C16.6 16 14.6 17.6 11.6 17.6C8.4 17.6 5 16 2.6 12ZM7.6 9.6A1.4 1.4 0 1 0 7.6 12.4A1.4 1.4 0 1 0 7.6 9.6Z"
#define PAW "M12 11.4C9 11.4 6.4 15.4 6.4 17.6C6.4 19 7.4 19.8 8.8 19.6C10 19.4 10.8 19 12 19S14 19.4 15.2 19.6C16.6 19.8 17.6 19 17.6 17.6C17.6 15.4 15 11.4 12 11.4ZM5.4 9.4A1.9 2.4 0 1 0 5.4 14.2A1.9 2.4 0 1 0 5.4 9.4ZM18.6 9.4A1.9 2.4 0 1 0 18.6 14.2A1.9 2.4 0 1 0 18.6 9.4ZM9.2 5.2A1.9 2.5 0 1 0 9.2 10.2A1.9 2.5 0 1 0 9.2 5.2ZM14.8 5.2A1.9 2.5 0 1 0 14.8 10.2A1.9 2.5 0 1 0 14.8 5.2Z"
#define HOUSE "M12 1L23.4 11.2L21.6 13.2L20.2 12V22.6H3.8V12L2.4 13.2L0.6 11.2Z"
#define DOOR "M9.4 22.6V14.4H14.6V22.6Z"
#define PADLOCK "M12 1A6.4 6.4 0 0 0 5.6 7.4V10.4H4.6A1.8 1.8 0 0 0 2.8 12.2V21.2A1.8 1.8 0 0 0 4.6 23H19.4A1.8 1.8 0 0 0 21.2 21.2V12.2A1.8 1.8 0 0 0 19.4 10.4H18.4V7.4A6.4 6.4 0 0 0 12 1ZM12 4A3.4 3.4 0 0 1 15.4 7.4V10.4H8.6V7.4A3.4 3.4 0 0 1 12 4Z"
#define KEYHOLE "M12 13.6A2 2 0 0 0 11 17.3V20H13V17.3A2 2 0 0 0 12 13.6Z"
#define TENT "M10.8 3L9 0.8H11L12 2L13 0.8H15L13.2 3L23.4 22.6H0.6Z"
#define FLAP "M12 9.6L16.8 22.6H7.2Z"
#define RAYS "M11 0.4H13V4.4H11ZM11 19.6H13V23.6H11ZM0.4 11H4.4V13H0.4ZM19.6 11H23.6V13H19.6ZM3.1 4.5L4.5 3.1L7.3 5.9L5.9 7.3ZM16.7 18.1L18.1 16.7L20.9 19.5L19.5 20.9ZM3.1 19.5L5.9 16.7L7.3 18.1L4.5 20.9ZM16.7 5.9L19.5 3.1L20.9 4.5L18.1 7.3Z"
#define SUN "M12 6A6 6 0 1 0 12 18A6 6 0 1 0 12 6Z" RAYS
#define SUNRISE "M5 17A7 7 0 0 1 19 17ZM1 19H23V21H1ZM11 2.4H13V7H11ZM1.4 11.2L2.6 9.6L6.4 12.2L5.2 13.8ZM21.4 9.6L22.6 11.2L18.8 13.8L17.6 12.2ZM5 4.6L6.6 3.4L9.2 7.2L7.6 8.4ZM17.4 3.4L19 4.6L16.4 8.4L14.8 7.2Z"
#define MOON "M15.8 1.6A10.8 10.8 0 1 0 22.4 15.6A8.6 8.6 0 0 1 15.8 1.6Z"
#define BOWL "M1.4 11.4H22.6C22.6 16 19.6 19.2 16.4 20.4V22.6H7.6V20.4C4.4 19.2 1.4 16 1.4 11.4ZM7 9.6C5.8 7.8 8.6 6.6 7.4 4.4L9 3.4C11 6.4 8 7.4 8.8 9.6ZM11.2 9.6C10 7 13 5.6 11.6 2.4L13.2 1.4C15.4 5.4 12.2 6.6 13 9.6ZM15.4 9.6C14.2 7.8 17 6.6 15.8 4.4L17.4 3.4C19.4 6.4 16.4 7.4 17.2 9.6Z"
#define DROPS "M6.4 1.6C8.4 4.8 10.2 6.6 10.2 9A3.8 3.8 0 0 1 2.6 9C2.6 6.6 4.4 4.8 6.4 1.6ZM16.4 7.4C19.2 11.8 21.8 14.4 21.8 17.6A5.4 5.4 0 0 1 11 17.6C11 14.4 13.6 11.8 16.4 7.4Z"

typedef struct
{
  const char *word;     /* NULL where it only stands beside words */
  const char *shape;
  const char *mark;     /* NULL none */
  GdkRGBA     colour;   /* none when its alpha is 0 */
  GdkRGBA     ink;
} Drawing;

#define WHITE { 1, 1, 1, 1 }
#define DARK { 0.12f, 0.11f, 0.14f, 1 }
#define NONE { 0, 0, 0, 0 }

static const Drawing drawings[HK_CZ_N_SYMBOLS] = {
  [HK_CZ_SYMBOL_SAFE] = { N_("Safe"), SHIELD, CHECK, { 0.14f, 0.58f, 0.33f, 1 }, WHITE },
  [HK_CZ_SYMBOL_FIRE] = { N_("Fire"), FLAME, INNER_FLAME, { 0.88f, 0.30f, 0.02f, 1 }, { 1, 0.85f, 0.35f, 1 } },
  [HK_CZ_SYMBOL_BATTLE] = { N_("Battle"), CIRCLE, SWORDS, { 0.75f, 0.11f, 0.16f, 1 }, WHITE },
  [HK_CZ_SYMBOL_HORDE] = { N_("Horde"), SKULL, EYES, { 0.58f, 0.33f, 0.75f, 1 }, WHITE },
  [HK_CZ_SYMBOL_BOOMBOX] = { N_("Boombox"), BOOMBOX, SPEAKERS, { 0.07f, 0.52f, 0.60f, 1 }, WHITE },
  [HK_CZ_SYMBOL_ENCOUNTERS] = { N_("Encounters"), CARD, QUESTION, { 0.46f, 0.45f, 0.50f, 1 }, WHITE },
  [HK_CZ_SYMBOL_LOOT] = { N_("Loot"), BAG, BUCKLE, { 0.62f, 0.42f, 0.10f, 1 }, WHITE },
  [HK_CZ_SYMBOL_GARDEN] = { N_("Garden"), LEAF, VEIN, { 0.36f, 0.55f, 0.10f, 1 }, WHITE },
  [HK_CZ_SYMBOL_HUNTING] = { N_("Hunting"), CIRCLE, SIGHT, { 0.58f, 0.42f, 0.26f, 1 }, WHITE },
  [HK_CZ_SYMBOL_FISHING] = { N_("Fishing"), CIRCLE, FISH, { 0.12f, 0.52f, 0.75f, 1 }, WHITE },
  [HK_CZ_SYMBOL_TRAPPING] = { N_("Trapping"), CIRCLE, PAW, { 0.58f, 0.42f, 0.26f, 1 }, WHITE },
  [HK_CZ_SYMBOL_BASE] = { N_("Home Base"), HOUSE, DOOR, { 0.22f, 0.45f, 0.78f, 1 }, WHITE },
  [HK_CZ_SYMBOL_BLOCKADE] = { N_("Locked In"), PADLOCK, KEYHOLE, { 0.50f, 0.49f, 0.53f, 1 }, WHITE },
  [HK_CZ_SYMBOL_PATROL] = { N_("Dawn Patrol"), TENT, FLAP, { 0.80f, 0.55f, 0.05f, 1 }, DARK },
  [HK_CZ_SYMBOL_DAWN] = { N_("Dawn"), SUNRISE, NULL, NONE, NONE },
  [HK_CZ_SYMBOL_DAY] = { N_("Day"), SUN, NULL, NONE, NONE },
  [HK_CZ_SYMBOL_NIGHT] = { N_("Night"), MOON, NULL, NONE, NONE },
  [HK_CZ_SYMBOL_RECKONING] = { N_("Reckoning"), BOWL, NULL, NONE, NONE },
  [HK_CZ_SYMBOL_RAIN] = { N_("Rain"), DROPS, NULL, NONE, NONE },
  [HK_CZ_SYMBOL_WOUND] = { NULL, "M12 1C15.5 7 19.6 10.6 19.6 15.4A7.6 7.6 0 0 1 4.4 15.4C4.4 10.6 8.5 7 12 1Z", NULL, NONE, NONE },
  [HK_CZ_SYMBOL_BITE] = { NULL, "M1.6 3.4H22.4V7L19.8 12L17.2 7L14.6 12L12 7L9.4 12L6.8 7L4.2 12L1.6 7ZM1.6 20.6H22.4V17.6L19.8 13.6L17.2 17.6L14.6 13.6L12 17.6L9.4 13.6L6.8 17.6L4.2 13.6L1.6 17.6Z", NULL, NONE, NONE },
  [HK_CZ_SYMBOL_SICK] = { NULL, "M12 1A3.6 3.6 0 0 0 8.4 4.6V12.8A6.2 6.2 0 1 0 15.6 12.8V4.6A3.6 3.6 0 0 0 12 1ZM10.9 7H13.1V14.4A3.4 3.4 0 1 1 10.9 14.4Z", NULL, NONE, NONE },
  [HK_CZ_SYMBOL_STARVING] = { NULL, "M1.4 8.6H22.6C22.6 14.6 19.2 18 16 19.4V22H8V19.4C4.8 18 1.4 14.6 1.4 8.6ZM4.4 11.2C5 14.2 7 16.4 9.6 17.2H14.4C17 16.4 19 14.2 19.6 11.2Z", NULL, NONE, NONE },
  [HK_CZ_SYMBOL_TIRED] = { NULL, "M2 2H13.4V5.2L6.8 12.6H13.4V15.6H2V12.4L8.6 5H2ZM14 11.6H22.4V14L17.8 19.6H22.4V22.2H14V19.8L18.6 14.2H14Z", NULL, NONE, NONE },
  [HK_CZ_SYMBOL_PAPER] = { NULL, "M7 2.6H17.4A4.4 5.6 0 0 1 17.4 13.8V21.4H5.4V12.4A4.4 5.6 0 0 1 7 2.6ZM17.2 5.8A1.7 2.4 0 1 0 17.2 10.6A1.7 2.4 0 1 0 17.2 5.8Z", NULL, NONE, NONE },
  [HK_CZ_SYMBOL_LOAD] = { NULL, "M12 0.8A4.2 4.2 0 0 0 8.6 7.4H5.6L1.6 22.6H22.4L18.4 7.4H15.4A4.2 4.2 0 0 0 12 0.8ZM12 3.2A1.9 1.9 0 1 1 12 7A1.9 1.9 0 1 1 12 3.2Z", NULL, NONE, NONE },
  [HK_CZ_SYMBOL_DEAD] = { NULL, "M4.6 23V8.6A7.4 7.4 0 0 1 19.4 8.6V23ZM10.9 6V9H7.9V11.2H10.9V18.4H13.1V11.2H16.1V9H13.1V6Z", NULL, NONE, NONE },
  [HK_CZ_SYMBOL_BACKPACK] = { NULL, "M9 3.6A3 3 0 0 1 15 3.6V4.4A6.6 6.6 0 0 1 20 11V20.6A2.4 2.4 0 0 1 17.6 23H6.4A2.4 2.4 0 0 1 4 20.6V11A6.6 6.6 0 0 1 9 4.4ZM11 3.8V4.2H13V3.8A1 1 0 0 0 11 3.8ZM7.4 13.6V15.8H16.6V13.6ZM8 9.4V11.2H16V9.4Z", NULL, NONE, NONE },
  [HK_CZ_SYMBOL_STAR] = { NULL, "M12 1L15.3 8.3L23.2 9.2L17.3 14.6L18.9 22.4L12 18.5L5.1 22.4L6.7 14.6L0.8 9.2L8.7 8.3Z", NULL, NONE, NONE },
  [HK_CZ_SYMBOL_HOLLOW_STAR] = { NULL, "M12 1L15.3 8.3L23.2 9.2L17.3 14.6L18.9 22.4L12 18.5L5.1 22.4L6.7 14.6L0.8 9.2L8.7 8.3ZM12 5.8L10 10.1L5.2 10.7L8.8 13.9L7.9 18.6L12 16.2L16.1 18.6L15.2 13.9L18.8 10.7L14 10.1Z", NULL, NONE, NONE },
  [HK_CZ_SYMBOL_ROOF] = { NULL, "M12 1L23.4 11.2L21.6 13.2L20.2 12V22.6H14.4V15H9.6V22.6H3.8V12L2.4 13.2L0.6 11.2Z", NULL, NONE, NONE },
  [HK_CZ_SYMBOL_TENT] = { NULL, "M10.8 3L9 0.8H11L12 2L13 0.8H15L13.2 3L23.4 22.6H0.6ZM12 10L7.6 20H16.4Z", NULL, NONE, NONE },
  [HK_CZ_SYMBOL_MEAL] = { NULL, "M1.4 11.4H22.6C22.6 16 19.6 19.2 16.4 20.4V22.6H7.6V20.4C4.4 19.2 1.4 16 1.4 11.4ZM7 9.6C5.8 7.8 8.6 6.6 7.4 4.4L9 3.4C11 6.4 8 7.4 8.8 9.6ZM11.2 9.6C10 7 13 5.6 11.6 2.4L13.2 1.4C15.4 5.4 12.2 6.6 13 9.6ZM15.4 9.6C14.2 7.8 17 6.6 15.8 4.4L17.4 3.4C19.4 6.4 16.4 7.4 17.2 9.6Z", NULL, NONE, NONE },
};

static struct
{
  GskPath *shape;
  GskPath *mark;
} paths[HK_CZ_N_SYMBOLS];

static void
hk_cz_symbol_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  *minimum = *natural = (int) ((float) HK_CZ_SYMBOL (widget)->size * hk_ink_get_scale (widget) + 0.5f);
}

static void
hk_cz_symbol_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  HkCzSymbol *self = HK_CZ_SYMBOL (widget);
  graphene_rect_t square;
  GdkRGBA text;

  hk_ink_find_square (widget, &square);
  gtk_widget_get_color (widget, &text);
  hk_cz_symbol_draw (self->kind, snapshot, &square, &text);
}

static void
hk_cz_symbol_set_property (GObject      *object,
                           guint         id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  HkCzSymbol *self = HK_CZ_SYMBOL (object);

  if (id == PROP_KIND)
    hk_cz_symbol_set_kind (self, g_value_get_enum (value));
  else if (self->size != g_value_get_int (value))
    {
      self->size = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
}

static void
hk_cz_symbol_class_init (HkCzSymbolClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = hk_cz_symbol_set_property;
  widget_class->measure = hk_cz_symbol_measure;
  widget_class->snapshot = hk_cz_symbol_snapshot;
  g_object_class_install_property (object_class, PROP_KIND,
                                   g_param_spec_enum ("kind", NULL, NULL, HK_TYPE_CZ_SYMBOL_KIND, HK_CZ_SYMBOL_SAFE,
                                                      G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (object_class, PROP_SIZE,
                                   g_param_spec_int ("size", NULL, NULL, 1, 100, 16, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_css_name (widget_class, "cz-symbol");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
hk_cz_symbol_init (HkCzSymbol *self)
{
  self->size = 16;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* Shows something else. */
void
hk_cz_symbol_set_kind (HkCzSymbol     *self,
                       HkCzSymbolKind  kind)
{
  g_return_if_fail (HK_IS_CZ_SYMBOL (self) && kind < HK_CZ_N_SYMBOLS);

  if (self->kind == kind)
    return;
  self->kind = kind;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Returns the translated word for it. */
const char *
hk_cz_symbol_get_word (HkCzSymbolKind kind)
{
  g_return_val_if_fail (kind < HK_CZ_N_SYMBOLS, "");

  return _(drawings[kind].word);
}

/* Draws a symbol, for widgets that draw themselves.
 * @bounds: the square that it fills
 * @text: the colour of the text around it */
void
hk_cz_symbol_draw (HkCzSymbolKind         kind,
                   GtkSnapshot           *snapshot,
                   const graphene_rect_t *bounds,
                   const GdkRGBA         *text)
{
  const Drawing *drawing;

  g_return_if_fail (kind < HK_CZ_N_SYMBOLS);

  drawing = &drawings[kind];
  if (paths[kind].shape == NULL)
    {
      paths[kind].shape = gsk_path_parse (drawing->shape);
      paths[kind].mark = drawing->mark == NULL ? NULL : gsk_path_parse (drawing->mark);
    }
  hk_ink_fill_path (snapshot, paths[kind].shape, GRID, bounds, drawing->colour.alpha > 0 ? &drawing->colour : text);
  if (paths[kind].mark != NULL)
    hk_ink_fill_path (snapshot, paths[kind].mark, GRID, bounds, &drawing->ink);
}
