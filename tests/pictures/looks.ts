import type { Locale } from '#contract/kernel/values.ts'

/** How a story is looked at: the values of Storybook's toolbar that a kept picture belongs to. */
export interface Look {
  readonly theme: 'light' | 'dark'
  readonly language: Locale
}

/** Each story is kept in all of these: both themes, both reading directions. */
export const looks = {
  'light-ltr': { theme: 'light', language: 'en-US' },
  'dark-ltr': { theme: 'dark', language: 'en-US' },
  'light-rtl': { theme: 'light', language: 'ar' },
  'dark-rtl': { theme: 'dark', language: 'ar' },
} as const satisfies Record<string, Look>

/** A phone and a desk, in CSS pixels. A picture shows what is seen without scrolling. */
export const viewports = [
  { width: 360, height: 700 },
  { width: 1280, height: 800 },
] as const
