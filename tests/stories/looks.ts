import type { Locale } from '#contract/kernel/values.ts'

export type Theme = 'light' | 'dark'

/** A picture is kept in each theme for each reading direction; the language stands for the direction. */
export const themes = ['light', 'dark'] as const satisfies readonly Theme[]
export const directions = { ltr: 'en-US', rtl: 'ar' } as const satisfies Record<string, Locale>
export type Direction = keyof typeof directions

/** A desk and a phone, in CSS pixels. A picture shows what is seen without scrolling. */
export const viewports = {
  desk: { width: 1280, height: 800 },
  phone: { width: 360, height: 700 },
} as const
