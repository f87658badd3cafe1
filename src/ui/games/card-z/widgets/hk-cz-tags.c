/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <adwaita.h>

#include "hk-cz-tags.h"
#include "ui/display/hk-template.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* A short fact on a ground of its own, with a symbol or the mark of a player before it. */
#define HK_TYPE_CZ_TAG (hk_cz_tag_get_type ())
G_DECLARE_FINAL_TYPE (HkCzTag, hk_cz_tag, HK, CZ_TAG, AdwBin)

struct _HkCzTag
{
  AdwBin     parent_instance;

  GtkWidget *symbol;
  GtkWidget *mark;
  GtkLabel  *label;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzTag, hk_cz_tag, ADW_TYPE_BIN)

static void
hk_cz_tag_class_init (HkCzTagClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;
  g_type_ensure (HK_TYPE_CZ_SYMBOL);
  g_type_ensure (HK_TYPE_PLAYER_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-cz-tag.ui");
  HK_BIND_CHILDREN (widget_class, HkCzTag, symbol, mark, label);
}

/* Begins to show other facts.
 * @box: an AdwWrapBox of nothing else */
void
hk_cz_tags_begin (HkCzTags  *tags,
                  GtkWidget *box)
{
  tags->box = box;
  tags->next = gtk_widget_get_first_child (box);
}

static HkCzTag *
add (HkCzTags   *tags,
     const char *text,
     const char *style)
{
  const gboolean is_mark = style != NULL && g_str_equal (style, "cz-mark");
  const char * const classes[] = { is_mark ? style : "cz-tag", is_mark ? NULL : style, NULL };
  HkCzTag *tag;

  if (tags->next == NULL)
    {
      tags->next = g_object_new (HK_TYPE_CZ_TAG, NULL);
      adw_wrap_box_append (ADW_WRAP_BOX (tags->box), tags->next);
    }
  tag = HK_CZ_TAG (tags->next);
  gtk_widget_set_visible (tags->next, TRUE);
  tags->next = gtk_widget_get_next_sibling (tags->next);
  gtk_label_set_text (tag->label, text);
  hk_widget_set_classes (GTK_WIDGET (tag), classes);
  return tag;
}

static void
finish (HkCzTag    *tag,
        gboolean    has_symbol,
        gboolean    has_mark,
        const char *tooltip)
{
  gtk_widget_set_visible (tag->symbol, has_symbol);
  gtk_widget_set_visible (tag->mark, has_mark);
  hk_tooltip_set (GTK_WIDGET (tag), tooltip);
}

/* Adds a fact.
 * @style: (nullable): a class of the style sheet */
void
hk_cz_tags_add (HkCzTags   *tags,
                const char *text,
                const char *style)
{
  finish (add (tags, text, style), FALSE, FALSE, NULL);
}

/* Adds a fact with a symbol.
 * @style: (nullable): a class of the style sheet
 * @tooltip: (nullable): what the fact means */
void
hk_cz_tags_add_symbol (HkCzTags       *tags,
                       HkCzSymbolKind  kind,
                       const char     *text,
                       const char     *style,
                       const char     *tooltip)
{
  HkCzTag *tag = add (tags, text, style);

  g_object_set (tag->symbol, "kind", kind, "size", style != NULL && g_str_equal (style, "cz-mark") ? 24 : 13, NULL);
  finish (tag, TRUE, FALSE, tooltip);
}

/* Adds a fact about somebody whom a player leads. */
void
hk_cz_tags_add_player (HkCzTags   *tags,
                       const char *player,
                       const char *colour,
                       const char *text,
                       const char *style)
{
  HkCzTag *tag = add (tags, text, style);

  g_object_set (tag->mark, "name", player, "colour", colour, NULL);
  finish (tag, FALSE, TRUE, NULL);
}

/* Hides what is left over, for facts to come. The box is hidden while it shows none. */
void
hk_cz_tags_end (HkCzTags *tags)
{
  GtkWidget *first = gtk_widget_get_first_child (tags->box);

  for (; tags->next != NULL; tags->next = gtk_widget_get_next_sibling (tags->next))
    {
      gtk_widget_set_visible (tags->next, FALSE);
      gtk_label_set_text (HK_CZ_TAG (tags->next)->label, NULL);
    }
  gtk_widget_set_visible (tags->box, first != NULL && gtk_widget_get_visible (first));
}
