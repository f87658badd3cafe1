/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-deck.h"
#include "hk-error.h"
#include "hk-random-trial.h"
#include "hk-record-private.h"

/* A draw pile and its discards, as ids of cards, the top card first. Where the group draws by hand the draw pile's
 * order is only the app's guess: hk_deck_take() takes any card of it. */
struct _HkDeck
{
  HkRecord parent_instance;

  char    *name;
  GStrv    draw_pile;
  GStrv    discard_pile;
  GStrv    removed;
  gboolean reshuffles;
};

typedef enum
{
  PROP_N_LEFT = 1,
  PROP_N_DISCARDED,
} HkDeckProps;

static GParamSpec *props[PROP_N_DISCARDED + 1];

G_DEFINE_FINAL_TYPE (HkDeck, hk_deck, HK_TYPE_RECORD)

static void
hk_deck_get_property (GObject    *object,
                      guint       property_id,
                      GValue     *value,
                      GParamSpec *pspec)
{
  HkDeck *self = HK_DECK (object);

  if (property_id >= HK_RECORD_FIRST_FIELD)
    {
      G_OBJECT_CLASS (hk_deck_parent_class)->get_property (object, property_id, value, pspec);
      return;
    }
  switch ((HkDeckProps) property_id)
    {
    case PROP_N_LEFT:
      g_value_set_uint (value, hk_deck_get_n_left (self));
      break;
    case PROP_N_DISCARDED:
      g_value_set_uint (value, hk_deck_get_n_discarded (self));
      break;
    }
}

static void
hk_deck_changed (HkRecord      *record,
                 const HkField *field)
{
  HkDeck *self = HK_DECK (record);

  if (field->offset == G_STRUCT_OFFSET (HkDeck, draw_pile))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_LEFT]);
  else if (field->offset == G_STRUCT_OFFSET (HkDeck, discard_pile))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_DISCARDED]);
}

static void
hk_deck_class_init (HkDeckClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkDeck, name, "name"),
    HK_STRV_FIELD (HkDeck, draw_pile, "draw-pile"),
    HK_STRV_FIELD (HkDeck, discard_pile, "discard-pile"),
    HK_STRV_FIELD (HkDeck, removed, "removed"),
    HK_BOOLEAN_FIELD (HkDeck, reshuffles, "reshuffles"),
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = hk_deck_get_property;
  HK_RECORD_CLASS (klass)->changed = hk_deck_changed;
  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));

  props[PROP_N_LEFT] = g_param_spec_uint ("n-left", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_N_DISCARDED] = g_param_spec_uint ("n-discarded", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
hk_deck_init (HkDeck *self)
{
}

static guint
length (GStrv pile)
{
  return pile == NULL ? 0 : g_strv_length (pile);
}

/* Puts @id into @pile at @position. */
static void
insert (HkDeck     *self,
        GStrv      *pile,
        guint       position,
        const char *id)
{
  char *added = g_strdup (id);

  hk_record_splice_strv (self, pile, position, 0, &added, 1);
}

/* Takes the card at @position out of @pile. */
static char *
take_at (HkDeck *self,
         GStrv  *pile,
         guint   position)
{
  char *id = g_strdup ((*pile)[position]);

  hk_record_splice_strv (self, pile, position, 1, NULL, 0);
  return id;
}

static gboolean
find (GStrv       pile,
      const char *id,
      guint      *position)
{
  for (guint i = 0; pile != NULL && pile[i] != NULL; i++)
    if (g_str_equal (pile[i], id))
      {
        *position = i;
        return TRUE;
      }
  return FALSE;
}

/* The name as a person reads it. A table that is kept knows it in English, so that it is the same in every language. */
static const char *
say_name (HkDeck *self)
{
  return self->name == NULL || *self->name == '\0' ? "" : _(self->name);
}

/* Returns (transfer full): a deck without cards.
 * @name: what to call it in sentences, in English and marked for translation, such as N_("the Army Deck")
 * @reshuffles: whether an empty draw pile is made anew of the shuffled discards */
HkDeck *
hk_deck_new (const char *name,
             gboolean    reshuffles)
{
  return g_object_new (HK_TYPE_DECK, "name", name, "reshuffles", reshuffles, NULL);
}

/* Returns (transfer full): the deck, shuffled.
 * @name: as for hk_deck_new()
 * @reshuffles: whether the discards become the new deck when it runs out
 * @ids: (element-type utf8): its cards, once for each copy
 * @luck: the chance of the move that lays it out */
HkDeck *
hk_deck_new_shuffled (const char  *name,
                      gboolean     reshuffles,
                      GPtrArray   *ids,
                      HkRandomLog *luck)
{
  HkDeck *self = hk_deck_new (name, reshuffles);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) texts = NULL;

  for (guint i = 0; i < ids->len; i++)
    g_strv_builder_add (builder, g_ptr_array_index (ids, i));
  texts = g_strv_builder_end (builder);
  hk_deck_fill (self, (const char * const *) texts);
  hk_deck_shuffle (self, luck);
  return self;
}

/* @ids: the cards, top first, in place of all that it held */
void
hk_deck_fill (HkDeck             *self,
              const char * const *ids)
{
  hk_record_set_strv (self, &self->draw_pile, ids);
  hk_record_set_strv (self, &self->discard_pile, NULL);
  hk_record_set_strv (self, &self->removed, NULL);
}

/* In a trial each draw picks among all cards, so that their order does not matter. */
static void
shuffle (HkRandomLog *luck,
         GPtrArray   *ids)
{
  if (!hk_random_log_is_trial (luck))
    hk_random_log_shuffle (luck, ids);
}

/* Where the card that is drawn lies. @usual: unless it is a trial, which does not know how the cards lie */
static guint
find_drawn (HkDeck      *self,
            HkRandomLog *luck,
            guint        usual)
{
  const guint n = luck != NULL && hk_random_log_is_trial (luck) ? length (self->draw_pile) : 0;

  return n > 1 ? hk_random_log_pick (luck, n) : usual;
}

static void
add_all (GPtrArray *ids,
         GStrv      pile)
{
  for (guint i = 0; pile != NULL && pile[i] != NULL; i++)
    g_ptr_array_add (ids, pile[i]);
}

/* Puts the draw pile in random order.
 * @luck: where chance comes from */
void
hk_deck_shuffle (HkDeck      *self,
                 HkRandomLog *luck)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  add_all (ids, self->draw_pile);
  shuffle (luck, ids);
  g_ptr_array_add (ids, NULL);
  hk_record_set_strv (self, &self->draw_pile, (const char * const *) ids->pdata);
}

/* Shuffles the discards and puts them below the draw pile.
 * @luck: where chance comes from */
void
hk_deck_reshuffle (HkDeck      *self,
                   HkRandomLog *luck)
{
  g_autoptr (GPtrArray) discards = g_ptr_array_new ();
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  add_all (discards, self->discard_pile);
  shuffle (luck, discards);
  add_all (ids, self->draw_pile);
  g_ptr_array_extend (ids, discards, NULL, NULL);
  g_ptr_array_add (ids, NULL);
  hk_record_set_strv (self, &self->draw_pile, (const char * const *) ids->pdata);
  hk_record_set_strv (self, &self->discard_pile, NULL);
}

/* Returns whether as many cards can be drawn one after the other. */
gboolean
hk_deck_can_draw (HkDeck *self,
                  guint   n)
{
  return n <= length (self->draw_pile) + (self->reshuffles ? length (self->discard_pile) : 0);
}

static gboolean
make_ready (HkDeck      *self,
            HkRandomLog *luck,
            GError     **error)
{
  if (self->draw_pile != NULL && *self->draw_pile != NULL)
    return TRUE;
  if (!hk_deck_can_draw (self, 1))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("There is no card left to draw: %s is empty."), say_name (self));
      return FALSE;
    }
  hk_deck_reshuffle (self, luck);
  return TRUE;
}

/* Takes the top card. An empty draw pile is first made of the shuffled discards when the deck's rules allow it.
 * Returns (transfer full): the id of the card, or %NULL when no card is left. Errors: %HK_ERROR_IMPOSSIBLE.
 * @luck: where chance comes from, should the discards be shuffled */
char *
hk_deck_draw (HkDeck      *self,
              HkRandomLog *luck,
              GError     **error)
{
  return make_ready (self, luck, error) ? take_at (self, &self->draw_pile, find_drawn (self, luck, 0)) : NULL;
}

/* Takes a certain card out of the draw pile, wherever it lies. Returns whether there was one. Errors:
 * %HK_ERROR_IMPOSSIBLE.
 * @id: a card that the group has drawn itself */
gboolean
hk_deck_take (HkDeck     *self,
              const char *id,
              GError    **error)
{
  guint position;

  if (!find (self->draw_pile, id, &position))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("No such card is left in %s."), say_name (self));
      return FALSE;
    }
  g_free (take_at (self, &self->draw_pile, position));
  return TRUE;
}

/* Returns (nullable): the id of the card there.
 * @position: 0 for the top card */
const char *
hk_deck_peek (HkDeck *self,
              guint   position)
{
  return position < length (self->draw_pile) ? self->draw_pile[position] : NULL;
}

void
hk_deck_put_on_top (HkDeck     *self,
                    const char *id)
{
  insert (self, &self->draw_pile, 0, id);
}

void
hk_deck_put_at_bottom (HkDeck     *self,
                       const char *id)
{
  insert (self, &self->draw_pile, length (self->draw_pile), id);
}

/* @id: a card, which goes on top of the discards */
void
hk_deck_discard (HkDeck     *self,
                 const char *id)
{
  insert (self, &self->discard_pile, 0, id);
}

/* Takes a certain card out of the discards. Returns whether there was one. Errors: %HK_ERROR_IMPOSSIBLE. */
gboolean
hk_deck_take_discard (HkDeck     *self,
                      const char *id,
                      GError    **error)
{
  guint position;

  if (!find (self->discard_pile, id, &position))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("No such card lies in the discards of %s."), say_name (self));
      return FALSE;
    }
  g_free (take_at (self, &self->discard_pile, position));
  return TRUE;
}

/* @id: a card that leaves the game */
void
hk_deck_remove (HkDeck     *self,
                const char *id)
{
  insert (self, &self->removed, 0, id);
}

/* Returns how many cards the draw pile holds. */
guint
hk_deck_get_n_left (HkDeck *self)
{
  return length (self->draw_pile);
}

/* Returns how many cards lie in the discards. */
guint
hk_deck_get_n_discarded (HkDeck *self)
{
  return length (self->discard_pile);
}

/* Returns how many cards with this id the draw pile holds. */
guint
hk_deck_count (HkDeck     *self,
               const char *id)
{
  guint n = 0;

  for (guint i = 0; i < length (self->draw_pile); i++)
    n += g_str_equal (self->draw_pile[i], id);
  return n;
}

/* Returns (nullable): the discards, top first. */
const char * const *
hk_deck_get_discards (HkDeck *self)
{
  return (const char * const *) self->discard_pile;
}

/* Takes the order of the draw pile out of what is printed: the cards go by their names, or only their number is
 * told.
 * @saved: (nullable): a deck as hk_record_save() has it
 * @wholly: whether not even what is left of it may be told, because that would tell what lies face down elsewhere */
void
hk_deck_conceal (JsonObject *saved,
                 gboolean    wholly)
{
  JsonArray *pile = saved == NULL || !json_object_has_member (saved, "draw-pile") ? NULL : json_object_get_array_member (saved, "draw-pile");
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func (g_free);
  JsonArray *sorted;

  if (pile == NULL)
    return;
  if (wholly)
    {
      json_object_set_int_member (saved, "left", json_array_get_length (pile));
      json_object_remove_member (saved, "draw-pile");
      return;
    }
  for (guint i = 0; i < json_array_get_length (pile); i++)
    g_ptr_array_add (cards, g_strdup (json_array_get_string_element (pile, i)));
  g_ptr_array_sort_values (cards, (GCompareFunc) g_strcmp0);
  sorted = json_array_new ();
  for (guint i = 0; i < cards->len; i++)
    json_array_add_string_element (sorted, g_ptr_array_index (cards, i));
  json_object_set_array_member (saved, "draw-pile", sorted);
}
