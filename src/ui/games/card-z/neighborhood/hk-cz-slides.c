/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-slides.h"

#include "games/card-z/state/hk-cz-horde.h"
#include "games/card-z/state/hk-cz-location.h"
#include "games/card-z/state/hk-cz-survivor.h"
#include "ui/widgets/hk-animation.h"

/* Where a piece is: a survivor's pawn, or a horde.
 * @number: of the survivor, or of the horde */
typedef struct
{
  gboolean is_horde;
  int      number;
  int      player;
  int      count;
  int      q;
  int      r;
} Piece;

/* Remembers where the pieces of the map are, and shows those that have gone elsewhere on their way. */
struct _HkCzSlides
{
  GArray       *pieces;     /* of Piece */
  GArray       *slides;     /* of HkCzSlide, as far away as they began */
  AdwAnimation *animation;
  GtkWidget    *widget;     /* not owned: it owns this */
  double        progress;
};

static void
moving_cb (double      value,
           HkCzSlides *self)
{
  self->progress = value;
  if (value >= 1)
    g_array_set_size (self->slides, 0);
  gtk_widget_queue_draw (self->widget);
}

/* Returns (transfer full): nothing that moves yet.
 * @widget: shows it, and owns it */
HkCzSlides *
hk_cz_slides_new (GtkWidget *widget)
{
  HkCzSlides *self = g_new0 (HkCzSlides, 1);

  self->pieces = g_array_new (FALSE, TRUE, sizeof (Piece));
  self->slides = g_array_new (FALSE, TRUE, sizeof (HkCzSlide));
  self->widget = widget;
  self->progress = 1;
  self->animation = adw_timed_animation_new (widget, 0, 1, HK_ANIMATION_MS,
                                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) moving_cb, self, NULL));
  return self;
}

/* Frees it. */
void
hk_cz_slides_free (HkCzSlides *self)
{
  g_clear_object (&self->animation);
  g_array_unref (self->pieces);
  g_array_unref (self->slides);
  g_free (self);
}

static GArray *
list_pieces (HkCzTable *table)
{
  GArray *pieces = g_array_new (FALSE, TRUE, sizeof (Piece));

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);
      HkCzLocation *location = hk_cz_table_get_location (table, survivor->place);

      if (survivor->player >= 0 && location != NULL && hk_cz_survivor_is_alive (survivor))
        g_array_append_val (pieces, ((Piece) { FALSE, i, survivor->player, 1, location->q, location->r }));
    }
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->hordes)); i++)
    {
      g_autoptr (HkCzHorde) horde = g_list_model_get_item (G_LIST_MODEL (table->hordes), i);

      if (!horde->gone)
        g_array_append_val (pieces, ((Piece) { TRUE, (int) i, -1, horde->size, horde->q, horde->r }));
    }
  return pieces;
}

static const Piece *
find_piece (GArray      *pieces,
            const Piece *piece)
{
  for (guint i = 0; i < pieces->len; i++)
    {
      const Piece *other = &g_array_index (pieces, Piece, i);

      if (other->is_horde == piece->is_horde && other->number == piece->number)
        return other;
    }
  return NULL;
}

/* Those of a player who go the same way go as one pile. */
static void
add_slide (HkCzSlides  *self,
           const Piece *from,
           const Piece *to)
{
  const HkCzSlide slide = { to->player, to->count, to->q, to->r, from->q - to->q, from->r - to->r };

  for (guint i = 0; !to->is_horde && i < self->slides->len; i++)
    {
      HkCzSlide *other = &g_array_index (self->slides, HkCzSlide, i);

      if (other->player != to->player || other->q != to->q || other->r != to->r || other->dq != slide.dq || other->dr != slide.dr)
        continue;
      other->count++;
      return;
    }
  g_array_append_val (self->slides, slide);
}

/* Lets what has gone to another hex since the last time be on its way. */
void
hk_cz_slides_follow (HkCzSlides *self,
                     HkCzTable  *table)
{
  g_autoptr (GArray) before = NULL;

  g_return_if_fail (self != NULL && HK_IS_CZ_TABLE (table));

  before = g_steal_pointer (&self->pieces);
  self->pieces = list_pieces (table);
  g_array_set_size (self->slides, 0);
  for (guint i = 0; i < self->pieces->len; i++)
    {
      const Piece *piece = &g_array_index (self->pieces, Piece, i);
      const Piece *from = find_piece (before, piece);

      if (from != NULL && (from->q != piece->q || from->r != piece->r))
        add_slide (self, from, piece);
    }
  if (self->slides->len == 0)
    {
      adw_animation_skip (self->animation);
      return;
    }
  self->progress = 0;
  hk_animation_play (self->animation);
}

/* Returns (transfer full) (element-type HkCzSlide): what is on its way now. */
GArray *
hk_cz_slides_list (HkCzSlides *self)
{
  GArray *slides = g_array_copy (self->slides);

  for (guint i = 0; i < slides->len; i++)
    {
      HkCzSlide *slide = &g_array_index (slides, HkCzSlide, i);

      slide->dq *= 1 - self->progress;
      slide->dr *= 1 - self->progress;
    }
  return slides;
}
