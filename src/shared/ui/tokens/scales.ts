/** Everything that is no colour: the same in every theme. Lengths in pixels at a root size of 16. */
export const space = { '1': 4, '2': 8, '3': 12, '4': 16, '5': 24, '6': 32, '7': 48, '8': 64, '9': 96 } as const
export type Space = keyof typeof space

/** Scale 1.2 on 16. */
export const typeSize = { xs: 13, s: 14, m: 16, l: 19, xl: 23, '2xl': 28, '3xl': 33, '4xl': 40, '5xl': 56 } as const
export type TypeSize = keyof typeof typeSize

export const radius = { control: 8, base: 10, card: 14, large: 24, pill: 999 } as const
export const motion = { fast: 120, base: 160, slow: 200 } as const
export const layer = { sticky: 10, menu: 30, toast: 50 } as const
/** The least height and width of what is pressed. */
export const target = 44

export const fonts = {
  interface: "Figtree, 'Figtree fallback', 'Noto Sans Arabic', 'Noto Sans Devanagari', system-ui, sans-serif",
  display: "Fraunces, 'Fraunces fallback', 'Noto Sans Arabic', 'Noto Sans Devanagari', Georgia, serif",
}

/** The same without what is fetched: on a first visit the application's scripts have the line to themselves. */
export const fontsAtHand: typeof fonts = {
  interface: "'Figtree fallback', system-ui, sans-serif",
  display: "'Fraunces fallback', Georgia, serif",
}
