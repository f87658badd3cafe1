/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a run of the engine passes through, for choose-recordings.py, which builds the games with -fsanitize-coverage=trace-pc,trace-cmp: each
 * branch, and of each comparison whether it was less, equal or more, and by one. At its end the run writes them to the file that HK_PASSES names, eight
 * bytes each, in whatever order. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define N_SLOTS (1u << 20)

void __sanitizer_cov_trace_pc (void);
void __sanitizer_cov_trace_cmp1 (uint8_t a, uint8_t b);
void __sanitizer_cov_trace_cmp2 (uint16_t a, uint16_t b);
void __sanitizer_cov_trace_cmp4 (uint32_t a, uint32_t b);
void __sanitizer_cov_trace_cmp8 (uint64_t a, uint64_t b);
void __sanitizer_cov_trace_const_cmp1 (uint8_t a, uint8_t b);
void __sanitizer_cov_trace_const_cmp2 (uint16_t a, uint16_t b);
void __sanitizer_cov_trace_const_cmp4 (uint32_t a, uint32_t b);
void __sanitizer_cov_trace_const_cmp8 (uint64_t a, uint64_t b);
void __sanitizer_cov_trace_cmpf (float a, float b);
void __sanitizer_cov_trace_cmpd (double a, double b);
void __sanitizer_cov_trace_switch (uint64_t value, uint64_t *cases);

static uint64_t slots[N_SLOTS];

/* @where: the address behind the call, which is another in each run, but not relative to this library */
static void
note (void    *where,
      unsigned what)
{
  const uint64_t key = ((uint64_t) ((char *) where - (char *) slots) << 8) + what;
  unsigned i = (unsigned) ((key * 0x9e3779b97f4a7c15u) >> 44);

  while (slots[i] != 0 && slots[i] != key)
    i = (i + 1) % N_SLOTS;
  slots[i] = key;
}

static void
compare (void   *where,
         int64_t a,
         int64_t b)
{
  note (where, a < b ? 1 : a > b ? 2 : 3);
  if (a - b == 1 || b - a == 1)
    note (where, a < b ? 4 : 5);
}

void
__sanitizer_cov_trace_pc (void)
{
  note (__builtin_return_address (0), 0);
}

#define COMPARE(name, type, read) \
  void name (type a, type b) \
  { \
    compare (__builtin_return_address (0), (read) a, (read) b); \
  }

COMPARE (__sanitizer_cov_trace_cmp1, uint8_t, int8_t)
COMPARE (__sanitizer_cov_trace_cmp2, uint16_t, int16_t)
COMPARE (__sanitizer_cov_trace_cmp4, uint32_t, int32_t)
COMPARE (__sanitizer_cov_trace_cmp8, uint64_t, int64_t)
COMPARE (__sanitizer_cov_trace_const_cmp1, uint8_t, int8_t)
COMPARE (__sanitizer_cov_trace_const_cmp2, uint16_t, int16_t)
COMPARE (__sanitizer_cov_trace_const_cmp4, uint32_t, int32_t)
COMPARE (__sanitizer_cov_trace_const_cmp8, uint64_t, int64_t)

void
__sanitizer_cov_trace_cmpd (double a,
                            double b)
{
  note (__builtin_return_address (0), a < b ? 1 : a > b ? 2 : 3);
}

void
__sanitizer_cov_trace_cmpf (float a,
                            float b)
{
  note (__builtin_return_address (0), a < b ? 1 : a > b ? 2 : 3);
}

void
__sanitizer_cov_trace_switch (uint64_t  value,
                              uint64_t *cases)
{
  unsigned i = 0;

  while (i < cases[0] && i < 200 && cases[i + 2] != value)
    i++;
  note (__builtin_return_address (0), 10 + i);
}

__attribute__ ((destructor)) static void
write_all (void)
{
  const char *path = getenv ("HK_PASSES");
  FILE *file = path == NULL ? NULL : fopen (path, "wb");

  if (file == NULL)
    return;
  for (unsigned i = 0; i < N_SLOTS; i++)
    if (slots[i] != 0)
      fwrite (&slots[i], sizeof slots[i], 1, file);
  fclose (file);
}
