/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_EVENT_PAY (hk_rf_event_pay_get_type ())
G_DECLARE_FINAL_TYPE (HkRfEventPay, hk_rf_event_pay, HK, RF_EVENT_PAY, HkView)

void hk_rf_event_pay_show (HkRfEventPay *self);

G_END_DECLS
