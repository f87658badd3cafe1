/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-record.h"

/* Defines a final class of records that is no more than its fields.
 * @fields: an array of #HkField */
#define HK_DEFINE_RECORD(Type, type, fields) \
  G_DEFINE_FINAL_TYPE (Type, type, HK_TYPE_RECORD) \
  static void type##_class_init (Type##Class *klass) { hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields)); } \
  static void type##_init (Type *self) { }
