/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "hk-record-list.h"
#include "hk-words.h"

G_BEGIN_DECLS

#define HK_TYPE_RECORD (hk_record_get_type ())
G_DECLARE_DERIVABLE_TYPE (HkRecord, hk_record, HK, RECORD, GObject)

/* @HK_FIELD_INT: a `int` within its range
 * @HK_FIELD_ENUM: an enum that begins with its none, −1; files say it by its word
 * @HK_FIELD_STRING: a `char *`, nullable
 * @HK_FIELD_RECORD: a nullable #HkRecord of one type
 * @HK_FIELD_LIST: a #HkRecordList of one type */
typedef enum
{
  HK_FIELD_INT,
  HK_FIELD_ENUM,
  HK_FIELD_BOOLEAN,
  HK_FIELD_STRING,
  HK_FIELD_STRV,
  HK_FIELD_RECORD,
  HK_FIELD_LIST,
} HkFieldKind;

/* Who sees a field at the real table.
 * @HK_SEEN_BY_OWNER: the player in whose record it lies
 * @HK_SEEN_BY_NOBODY: no player, such as a card that lies face down; of a deck not even what is left of it
 * @HK_SEEN_BY_APP: nobody asks for it: the app's own notes, or what it knows of cards that do not lie there */
typedef enum
{
  HK_SEEN_BY_ALL,
  HK_SEEN_BY_OWNER,
  HK_SEEN_BY_NOBODY,
  HK_SEEN_BY_APP,
} HkSeenBy;

/* One stored property of a record: it is a GObject property, it is saved and restored, and it can be set by hand.
 * Made by the HK_…_FIELD macros, after whose own arguments may follow its title and what is said of it by name.
 * @words: of an enum: what files call its values from 0 on, %NULL at the end
 * @title: (nullable): N_() marked: what a person calls it within a sentence; of a list what one of its records is called. What
 *   has none is the app’s own: no person is shown it
 * @plural: (nullable): of a list with a title, N_() marked: what its records are called together, as a heading
 * @names: (nullable): of a number or numbers the list of the table that they count through; of a list one that is as
 *   long; of a text all that it may be, with "|" between
 * @least: 1 where the number, the value of an enum, the text or the record has to be there; of a list how many it has at least
 * @seen_by: who sees it at the real table
 * @settable: whether boards let a tap change the number or the truth value */
typedef struct
{
  const char *name;
  HkFieldKind kind;
  gsize       offset;
  int         minimum;
  int         maximum;
  int         initial;
  GType     (*item_type) (void);
  const char * const *words;
  const char *title;
  const char *names;
  int         least;
  HkSeenBy    seen_by;
  const char *plural;
  gboolean    settable;
} HkField;

#define HK_INT_FIELD(Type, member, name, minimum, maximum, initial, ...) \
  { name, HK_FIELD_INT, G_STRUCT_OFFSET (Type, member), minimum, maximum, initial, NULL, NULL, __VA_ARGS__ }
#define HK_ENUM_FIELD(Type, member, name, words, ...) \
  { name, HK_FIELD_ENUM, G_STRUCT_OFFSET (Type, member), 0, 0, -1, NULL, words, __VA_ARGS__ }
#define HK_BOOLEAN_FIELD(Type, member, name, ...) \
  { name, HK_FIELD_BOOLEAN, G_STRUCT_OFFSET (Type, member), 0, 1, 0, NULL, NULL, __VA_ARGS__ }
#define HK_STRING_FIELD(Type, member, name, ...) \
  { name, HK_FIELD_STRING, G_STRUCT_OFFSET (Type, member), 0, 0, 0, NULL, NULL, __VA_ARGS__ }
#define HK_STRV_FIELD(Type, member, name, ...) \
  { name, HK_FIELD_STRV, G_STRUCT_OFFSET (Type, member), 0, 0, 0, NULL, NULL, __VA_ARGS__ }
#define HK_RECORD_FIELD(Type, member, name, item_type, ...) \
  { name, HK_FIELD_RECORD, G_STRUCT_OFFSET (Type, member), 0, 0, 0, item_type, NULL, __VA_ARGS__ }
#define HK_LIST_FIELD(Type, member, name, item_type, ...) \
  { name, HK_FIELD_LIST, G_STRUCT_OFFSET (Type, member), 0, 0, 0, item_type, NULL, __VA_ARGS__ }

struct _HkRecordClass
{
  GObjectClass parent_class;

  /*< private >*/
  const HkField *fields;        /* of this class and its parents, parents first */
  guint          n_fields;
  GParamSpec   **pspecs;        /* as many */
  guint8        *numbers;       /* of the field that lies at each int of the struct */

  /**
   * HkRecordClass::changed:
   * @self: a record
   * @field: the stored property that has just changed
   *
   * Lets a class notify the read-only properties that it derives from @field.
   */
  void (*changed) (HkRecord      *self,
                   const HkField *field);
};

void      hk_record_class_install_fields (HkRecordClass *klass,
                                          const HkField *fields,
                                          guint          n_fields);

void      hk_record_set_int     (gpointer self, int *member, int value);
void      hk_record_set_enum    (gpointer self, gpointer member, int value);
void      hk_record_set_boolean (gpointer self, gboolean *member, gboolean value);
void      hk_record_set_string  (gpointer self, char **member, const char *value);
void      hk_record_set_strv    (gpointer self, GStrv *member, const char * const *value);
void      hk_record_set_record  (gpointer self, gpointer member, gpointer value);
void      hk_record_reset       (gpointer self, const char *first, ...) G_GNUC_NULL_TERMINATED;

gboolean  hk_record_has_text    (GStrv texts, const char *text);
void      hk_record_add_text    (gpointer self, GStrv *member, const char *text);
gboolean  hk_record_remove_text (gpointer self, GStrv *member, const char *text);
void      hk_record_put_text    (gpointer self, GStrv *member, guint position, const char *text);

JsonNode *hk_record_save        (gpointer self);
JsonNode *hk_record_save_compact (gpointer self);
gboolean  hk_record_restore     (gpointer self, JsonNode *node, GError **error);
void      hk_record_assign      (gpointer self, gpointer from);
gpointer  hk_record_copy        (gpointer self);
gboolean  hk_record_equal       (gpointer a, gpointer b);
guint64   hk_record_get_serial  (void);

gboolean  hk_record_set_by_path (gpointer     self,
                                 const char  *path,
                                 JsonNode    *value,
                                 JsonNode   **old_value,
                                 GError     **error);
JsonNode *hk_record_get_by_path (gpointer     self,
                                 const char  *path,
                                 GError     **error);
const char *hk_record_describe_path (gpointer self, const char *path, char **whose);

G_END_DECLS
