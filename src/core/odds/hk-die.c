/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-die.h"

struct _HkDie
{
  GObject         parent_instance;

  char           *name;
  HkDieFace      *faces;
  guint           n_faces;
  HkDistribution *distribution; /* made when it is first asked for */
};

G_DEFINE_FINAL_TYPE (HkDie, hk_die, G_TYPE_OBJECT)

static void
hk_die_finalize (GObject *object)
{
  HkDie *self = HK_DIE (object);

  for (guint i = 0; i < self->n_faces; i++)
    g_free ((char *) self->faces[i].label);
  g_free (self->faces);
  g_free (self->name);
  g_clear_pointer (&self->distribution, hk_distribution_unref);
  G_OBJECT_CLASS (hk_die_parent_class)->finalize (object);
}

static void
hk_die_class_init (HkDieClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_die_finalize;
}

static void
hk_die_init (HkDie *self)
{
}

static HkDie *
new_die (const char *name,
         guint       n_faces)
{
  HkDie *self = g_object_new (HK_TYPE_DIE, NULL);

  self->name = g_strdup (name);
  self->faces = g_new0 (HkDieFace, n_faces);
  self->n_faces = n_faces;
  return self;
}

/* Returns (transfer full): a die with every number from @lowest to @highest once.
 * @name: the name of the die, for a person
 * @lowest: the number on its first face
 * @highest: the number on its last face, not below @lowest; a die has at most 1,000 faces */
HkDie *
hk_die_new_numbered (const char *name,
                     int         lowest,
                     int         highest)
{
  HkDie *self;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (lowest <= highest && (gint64) highest - lowest < 1000, NULL);

  self = new_die (name, (guint) (highest - lowest) + 1);
  for (guint i = 0; i < self->n_faces; i++)
    self->faces[i] = (HkDieFace) { g_strdup_printf ("%d", lowest + (int) i), lowest + (int) i };
  return self;
}

/* Returns (transfer full): a die with these faces.
 * @name: the name of the die, for a person
 * @faces: (array length=n_faces): its faces; one that is there more than once is listed as often
 * @n_faces: how many faces it has, at least 1 */
HkDie *
hk_die_new_faces (const char      *name,
                  const HkDieFace *faces,
                  guint            n_faces)
{
  HkDie *self;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (faces != NULL && n_faces > 0, NULL);

  self = new_die (name, n_faces);
  for (guint i = 0; i < n_faces; i++)
    self->faces[i] = (HkDieFace) { g_strdup (faces[i].label), faces[i].value };
  return self;
}

/* Returns its name, for a person. */
const char *
hk_die_get_name (HkDie *self)
{
  g_return_val_if_fail (HK_IS_DIE (self), NULL);

  return self->name;
}

/* Returns how many faces it has. */
guint
hk_die_get_n_faces (HkDie *self)
{
  g_return_val_if_fail (HK_IS_DIE (self), 0);

  return self->n_faces;
}

/* Returns the face.
 * @number: from 0 to the number of faces − 1 */
const HkDieFace *
hk_die_get_face (HkDie *self,
                 guint  number)
{
  g_return_val_if_fail (HK_IS_DIE (self), NULL);
  g_return_val_if_fail (number < self->n_faces, NULL);

  return &self->faces[number];
}

/* Returns how likely each value is. */
HkDistribution *
hk_die_get_distribution (HkDie *self)
{
  g_return_val_if_fail (HK_IS_DIE (self), NULL);

  if (self->distribution == NULL)
    {
      g_autofree int *values = g_new (int, self->n_faces);

      for (guint i = 0; i < self->n_faces; i++)
        values[i] = self->faces[i].value;
      self->distribution = hk_distribution_new_drawn_sum (values, self->n_faces, 1);
    }
  return self->distribution;
}
