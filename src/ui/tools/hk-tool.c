/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-tool.h"
#include "hk-tool-form.h"
#include "hk-tool-result.h"
#include "ui/widgets/hk-words.h"

struct _HkTool
{
  GObject                 parent_instance;

  const HkGameSpec       *game;
  const HkCalculatorSpec *calculator;
  const HkToolForm       *form;   /* (nullable) */
  GArray                 *fields; /* HkToolField */
  GPtrArray              *words;  /* HkWord arrays of choices */
  HkToolField             root;
  HkToolValue            *values;
  guint                   held;   /* while it is above 0 nobody is told of changes */
  gboolean                is_worked_out;

  JsonNode               *result;
  HkBreakdown            *breakdown;
  char                   *waiting;
  char                   *headline; /* (nullable): the result in a few letters */
  char                   *label;    /* (nullable): what it is */

  HkTool                 *kept;     /* (nullable): the sheet as it was when its result was kept to be compared */

  char                   *about;    /* (nullable): title of the situation that it started with; "" for none of them */
  char                   *known;    /* (nullable): what the table knew of it then, as JSON */
};

G_DEFINE_FINAL_TYPE (HkTool, hk_tool, G_TYPE_OBJECT)

typedef enum
{
  PROP_TITLE = 1,
  PROP_RESULT,
  PROP_LABEL,
  PROP_WAITING,
  PROP_BREAKDOWN,
} HkToolProps;

static GParamSpec *props[PROP_BREAKDOWN + 1];

static void
hk_tool_get_property (GObject    *object,
                      guint       id,
                      GValue     *value,
                      GParamSpec *pspec)
{
  HkTool *self = HK_TOOL (object);

  switch ((HkToolProps) id)
    {
    case PROP_TITLE:
      g_value_set_string (value, hk_tool_get_title (self));
      break;
    case PROP_RESULT:
      g_value_set_string (value, hk_tool_get_result_text (self));
      break;
    case PROP_LABEL:
      g_value_set_string (value, hk_tool_get_label (self));
      break;
    case PROP_WAITING:
      g_value_set_string (value, hk_tool_get_waiting (self));
      break;
    case PROP_BREAKDOWN:
      g_value_set_boxed (value, hk_tool_get_breakdown (self));
      break;
    }
}

static void
hk_tool_dispose (GObject *object)
{
  HkTool *self = HK_TOOL (object);

  if (self->values != NULL)
    g_signal_handlers_disconnect_by_data (self->values, self);
  g_clear_object (&self->values);
  g_clear_pointer (&self->breakdown, hk_breakdown_unref);
  g_clear_pointer (&self->result, json_node_unref);
  g_clear_pointer (&self->waiting, g_free);
  g_clear_pointer (&self->headline, g_free);
  g_clear_pointer (&self->label, g_free);
  g_clear_pointer (&self->about, g_free);
  g_clear_pointer (&self->known, g_free);
  g_clear_object (&self->kept);
  G_OBJECT_CLASS (hk_tool_parent_class)->dispose (object);
}

static void
hk_tool_finalize (GObject *object)
{
  HkTool *self = HK_TOOL (object);

  g_clear_pointer (&self->fields, g_array_unref);
  g_clear_pointer (&self->words, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_tool_parent_class)->finalize (object);
}

static void
hk_tool_class_init (HkToolClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = hk_tool_get_property;
  object_class->dispose = hk_tool_dispose;
  object_class->finalize = hk_tool_finalize;

  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  props[PROP_RESULT] = g_param_spec_string ("result", NULL, NULL, NULL, flags);
  props[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, NULL, flags);
  props[PROP_WAITING] = g_param_spec_string ("waiting", NULL, NULL, NULL, flags);
  props[PROP_BREAKDOWN] = g_param_spec_boxed ("breakdown", NULL, NULL, HK_TYPE_BREAKDOWN, flags);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
hk_tool_init (HkTool *self)
{
  self->words = g_ptr_array_new_with_free_func (g_free);
}

/* Nothing is worked out before somebody looks. */
static void
work_out (HkTool *self)
{
  g_autoptr (GPtrArray) missing = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;

  if (self->is_worked_out)
    return;
  self->is_worked_out = TRUE;
  g_clear_pointer (&self->breakdown, hk_breakdown_unref);
  g_clear_pointer (&self->result, json_node_unref);
  g_clear_pointer (&self->waiting, g_free);
  g_clear_pointer (&self->headline, g_free);
  g_clear_pointer (&self->label, g_free);
  hk_tool_value_list_missing (self->values, missing);
  if (missing->len > 0)
    {
      g_autofree char *list = NULL;

      g_ptr_array_add (missing, NULL);
      list = g_strjoinv (", ", (GStrv) missing->pdata);
      /* Translators: %s: what is lacking, with commas between */
      self->waiting = g_strdup_printf (_("Waiting for: %s"), list);
    }
  else
    {
      g_autoptr (JsonObject) params = hk_tool_make_params (self);

      self->result = hk_game_calculate (self->game, self->calculator->name, params, &self->breakdown, &error);
      if (self->result == NULL)
        self->waiting = g_strdup (error->message);
      else if (self->breakdown != NULL)
        self->headline = hk_tool_result_say (self->form, self->result, self->breakdown, &self->label);
    }
}

static void
notify (HkTool *self)
{
  for (guint i = PROP_RESULT; self->held == 0 && i < G_N_ELEMENTS (props); i++)
    g_object_notify_by_pspec (G_OBJECT (self), props[i]);
}

static void
changed_cb (HkTool *self)
{
  self->is_worked_out = FALSE;
  notify (self);
}

/* Makes the values of its fields, which are known by the form and the calculator. */
static void
set_up (HkTool *self)
{
  self->fields = hk_tool_form_list_fields (self->form, self->calculator, self->words);
  self->root = (HkToolField) { .name = "", .kind = HK_TOOL_GROUP, .title = self->calculator->title, .required = TRUE,
                               .fields = (const HkToolField *) (gpointer) self->fields->data };
  self->values = hk_tool_value_new (&self->root);
  g_signal_connect_swapped (self->values, "changed", G_CALLBACK (changed_cb), self);
}

/* Returns (transfer full): the calculator, before it has been told anything.
 * @forms: (nullable): of the game; after the last one without a calculator */
HkTool *
hk_tool_new (const HkGameSpec       *game,
             const HkCalculatorSpec *calculator,
             const HkToolForm       *forms)
{
  HkTool *self = g_object_new (HK_TYPE_TOOL, NULL);

  self->game = game;
  self->calculator = calculator;
  for (const HkToolForm *form = forms; form != NULL && form->calculator != NULL; form++)
    if (g_str_equal (form->calculator, calculator->name))
      self->form = form;
  set_up (self);
  return self;
}

/* Returns (transfer none): whose calculator it is. */
const HkGameSpec *
hk_tool_get_game (HkTool *self)
{
  return self->game;
}

/* Returns (transfer none): what works its result out. */
const HkCalculatorSpec *
hk_tool_get_calculator (HkTool *self)
{
  return self->calculator;
}

/* Returns the name of the calculator, as the command line has it. */
const char *
hk_tool_get_name (HkTool *self)
{
  return self->calculator->name;
}

/* Returns what a person calls it, translated. */
const char *
hk_tool_get_title (HkTool *self)
{
  return _(self->calculator->title);
}

/* Returns (transfer none): what it has been told, a group. */
HkToolValue *
hk_tool_get_values (HkTool *self)
{
  return self->values;
}

/* Returns (nullable): the result in a few letters. */
const char *
hk_tool_get_result_text (HkTool *self)
{
  work_out (self);
  return self->headline;
}

/* Returns (nullable): what the result is. */
const char *
hk_tool_get_label (HkTool *self)
{
  work_out (self);
  return self->label;
}

/* Returns (nullable): why there is no result. */
const char *
hk_tool_get_waiting (HkTool *self)
{
  work_out (self);
  return self->waiting;
}

/* Returns (transfer none) (nullable): how the result came about. */
HkBreakdown *
hk_tool_get_breakdown (HkTool *self)
{
  work_out (self);
  return self->result == NULL ? NULL : self->breakdown;
}

/* Returns (transfer none) (nullable): the result as the command line prints it. */
JsonNode *
hk_tool_get_result (HkTool *self)
{
  work_out (self);
  return self->result;
}

/* Returns (transfer full): the parameters as the calculator takes them. */
JsonObject *
hk_tool_make_params (HkTool *self)
{
  g_autoptr (JsonNode) node = hk_tool_value_encode (self->values);
  JsonObject *params = json_object_ref (json_node_get_object (node));

  if (self->form != NULL && self->form->encode != NULL)
    self->form->encode (params);
  return params;
}

/* Returns (transfer full) (nullable): title, result and breakdown as lines of text. */
char *
hk_tool_make_text (HkTool *self)
{
  HkBreakdown *breakdown = hk_tool_get_breakdown (self);
  g_autofree char *lines = breakdown == NULL ? NULL : hk_breakdown_to_text (breakdown);

  return lines == NULL ? NULL : g_strdup_printf ("%s · %s\n%s", self->game->title, hk_tool_get_title (self), lines);
}

static void
set_situation (HkTool     *self,
               const char *about,
               const char *known)
{
  g_set_str (&self->about, about);
  g_set_str (&self->known, known);
}

static char *
make_text (JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);

  return json_to_string (node, FALSE);
}

/* Tells several fields at once.
 * @told: as the sheet has it; null for nothing, and what is not there stays */
void
hk_tool_tell (HkTool     *self,
              JsonObject *told)
{
  GListModel *children = hk_tool_value_get_children (self->values);

  self->held++;
  for (guint i = 0; i < g_list_model_get_n_items (children); i++)
    {
      g_autoptr (HkToolValue) child = g_list_model_get_item (children, i);
      JsonNode *node = json_object_get_member (told, hk_tool_value_get_field (child)->name);

      if (node != NULL && JSON_NODE_HOLDS_NULL (node))
        hk_tool_value_clear (child);
      else if (node != NULL)
        hk_tool_value_read (child, node);
    }
  self->held--;
  changed_cb (self);
}

/* Forgets what it has been told. */
void
hk_tool_reset (HkTool *self)
{
  set_situation (self, NULL, NULL);
  self->held++;
  hk_tool_value_reset (self->values);
  self->held--;
  changed_cb (self);
}

/* Returns (transfer full) (element-type HkSituation): what it can be asked about a table of its game. */
GPtrArray *
hk_tool_list_situations (HkTool  *self,
                         HkTable *table)
{
  return hk_table_list_situations (table, self->calculator);
}

/* Forgets what it has been told, and is told what a table knows.
 * @params: as the calculator takes them; not all of them need be there */
void
hk_tool_take (HkTool     *self,
              JsonObject *params)
{
  g_autofree char *text = make_text (params);
  g_autoptr (JsonNode) node = json_from_string (text, NULL);

  if (self->form != NULL && self->form->decode != NULL)
    self->form->decode (json_node_get_object (node));
  self->held++;
  hk_tool_value_reset (self->values);
  hk_tool_value_decode (self->values, node);
  self->held--;
  changed_cb (self);
}

/* Forgets what it has been told, and is told what the table knows of a situation.
 * @situation: (nullable): %NULL for nothing of the table */
void
hk_tool_take_situation (HkTool            *self,
                        const HkSituation *situation)
{
  g_autofree char *known = situation == NULL ? NULL : make_text (situation->params);

  if (situation == NULL)
    hk_tool_reset (self);
  else
    hk_tool_take (self, situation->params);
  set_situation (self, situation == NULL ? "" : situation->title, known);
}

/* Starts with what a table knows, or goes on with what it was told since then, as long as the table knows the same. Returns
 * which of the situations it is about; their number where it is about none.
 * @situations: (element-type HkSituation): of hk_tool_list_situations(), at least one */
guint
hk_tool_start (HkTool    *self,
               GPtrArray *situations)
{
  guint at = 0;

  if (self->about != NULL && self->about[0] == '\0')
    return situations->len;
  for (guint i = 0; self->about != NULL && i < situations->len; i++)
    {
      const HkSituation *situation = g_ptr_array_index (situations, i);
      g_autofree char *now = make_text (situation->params);

      if (!g_str_equal (situation->title, self->about))
        continue;
      if (g_strcmp0 (self->known, now) == 0)
        return i;
      at = i;
    }
  hk_tool_take_situation (self, g_ptr_array_index (situations, at));
  return at;
}

/* Returns (transfer full): what it has been told and which situation it started with. */
JsonNode *
hk_tool_save (HkTool *self)
{
  g_autoptr (JsonObject) object = json_object_new ();

  json_object_set_member (object, "told", hk_tool_value_save (self->values));
  if (self->about != NULL)
    json_object_set_string_member (object, "about", self->about);
  if (self->known != NULL)
    json_object_set_string_member (object, "known", self->known);
  return json_node_init_object (json_node_alloc (), object);
}

/* Is told again what it had been told.
 * @saved: by hk_tool_save(), or anything from a file; what has another form is passed over */
void
hk_tool_restore (HkTool   *self,
                 JsonNode *saved)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (saved) ? json_node_get_object (saved) : NULL;
  JsonNode *told = object == NULL ? NULL : json_object_get_member (object, "told");

  if (told == NULL)
    return;
  self->held++;
  hk_tool_value_clear (self->values);
  hk_tool_value_read (self->values, told);
  self->held--;
  set_situation (self, json_object_get_string_member_with_default (object, "about", NULL),
                 json_object_get_string_member_with_default (object, "known", NULL));
  changed_cb (self);
}

/* Returns (transfer full): a sheet of the same calculator that has been told the same. */
HkTool *
hk_tool_copy (HkTool *self)
{
  HkTool *copy = g_object_new (HK_TYPE_TOOL, NULL);
  g_autoptr (JsonNode) told = hk_tool_value_save (self->values);

  copy->game = self->game;
  copy->calculator = self->calculator;
  copy->form = self->form;
  set_up (copy);
  hk_tool_value_clear (copy->values);
  hk_tool_value_read (copy->values, told);
  return copy;
}

/* Returns (transfer none) (nullable): what its sheet is beyond its parameters. */
const HkToolForm *
hk_tool_get_form (HkTool *self)
{
  return self->form;
}

/* Returns whether there is a number by which its results are compared.
 * @measure: (out): that number */
gboolean
hk_tool_get_measure (HkTool *self,
                     double *measure)
{
  JsonNode *node = hk_tool_get_result (self);
  g_auto (GStrv) path = g_strsplit (self->form == NULL || self->form->measure == NULL ? "" : self->form->measure, "/", -1);

  for (guint i = 0; path[i] != NULL && node != NULL; i++)
    node = JSON_NODE_HOLDS_OBJECT (node) ? json_object_get_member (json_node_get_object (node), path[i]) : NULL;
  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node))
    return FALSE;
  *measure = json_node_get_double (node);
  return TRUE;
}

/* Keeps the result, so that what is told from now on can be compared with it. */
void
hk_tool_keep (HkTool *self)
{
  g_clear_object (&self->kept);
  self->kept = hk_tool_copy (self);
  notify (self);
}

/* Forgets the result that was kept. */
void
hk_tool_drop_kept (HkTool *self)
{
  g_clear_object (&self->kept);
  notify (self);
}

/* Tells again what had been told when the result was kept. */
void
hk_tool_go_back (HkTool *self)
{
  g_autoptr (JsonNode) told = self->kept == NULL ? NULL : hk_tool_value_save (self->kept->values);

  if (told == NULL)
    return;
  self->held++;
  hk_tool_value_clear (self->values);
  hk_tool_value_read (self->values, told);
  self->held--;
  changed_cb (self);
}

/* Returns (nullable): the result that was kept, in a few letters. */
const char *
hk_tool_get_kept_text (HkTool *self)
{
  return self->kept == NULL ? NULL : hk_tool_get_result_text (self->kept);
}

/* Returns (transfer full) (nullable): what has changed since the result was kept, such as "+2"; %NULL where nothing
 * has or it cannot be measured. Chances are in hundredths. */
char *
hk_tool_describe_change (HkTool *self)
{
  double now, before;
  double change;
  gboolean is_chance;

  if (self->kept == NULL || !hk_tool_get_measure (self, &now) || !hk_tool_get_measure (self->kept, &before))
    return NULL;
  is_chance = strchr (hk_tool_get_result_text (self), '%') != NULL;
  change = (now - before) * (is_chance ? 100 : 1);
  if (ABS (change) < 1e-9)
    return NULL;
  if (!is_chance && change == (int) change)
    return hk_word_sign ((int) change);
  return g_strdup_printf (change < 0 ? "−%.1f" : "+%.1f", ABS (change));
}
