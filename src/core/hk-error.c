/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-error.h"

G_DEFINE_QUARK (hk-error-quark, hk_error)
