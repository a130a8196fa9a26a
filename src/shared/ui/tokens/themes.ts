import { mix, type Hex } from './colour.ts'

/** One accent per workspace, so that a person always knows where they are. `pets` also colours calls to action: apricot, so that it is never taken for an error. */
export const workspaces = ['patient', 'pets', 'doctor', 'pharmacy', 'company', 'admin'] as const
export type Workspace = (typeof workspaces)[number]

export const tones = ['success', 'warning', 'error', 'information'] as const
export type Tone = (typeof tones)[number] | 'neutral' | 'accent'

interface Palette {
  ground: Hex
  surface: Hex
  text: Hex
  textQuiet: Hex
  onAccent: Hex
  /** Dark areas of drawings: hair, spots. */
  shade: Hex
  /** How much of a colour goes into its soft ground, and into the hairlines. */
  soft: number
  line: Hex
  /** Borders of controls: at least 3:1 on the surface. */
  lineStrong: Hex
  accents: Record<Workspace, Hex>
  tones: Record<(typeof tones)[number], Hex>
}

const daylight: Palette = {
  ground: '#fbf8f3',
  surface: '#ffffff',
  text: '#16302b',
  textQuiet: '#4f6660',
  onAccent: '#ffffff',
  shade: '#16302b',
  soft: 0.09,
  line: '#e8e0d5',
  lineStrong: '#857d70',
  accents: {
    patient: '#0e6b57',
    pets: '#ad4e07',
    doctor: '#3e4fb8',
    pharmacy: '#0b6a86',
    company: '#8a3a7c',
    admin: '#46536b',
  },
  tones: { success: '#1e7038', warning: '#8a5a00', error: '#b3261e', information: '#1f5fa8' },
}

const evening: Palette = {
  ground: '#0f1a18',
  surface: '#172522',
  text: '#eaf2ef',
  textQuiet: '#a9bdb6',
  onAccent: '#0f1a18',
  shade: '#4a625b',
  soft: 0.14,
  line: '#2b3b37',
  lineStrong: '#7b8f88',
  accents: {
    patient: '#5ccbb0',
    pets: '#ffb37a',
    doctor: '#a5b0ff',
    pharmacy: '#6cc7e4',
    company: '#e39ad6',
    admin: '#b3c0d6',
  },
  tones: { success: '#7bd694', warning: '#f0be5a', error: '#ff8a80', information: '#8cbefa' },
}

const daylightContrast: Palette = {
  ...daylight,
  ground: '#ffffff',
  text: '#000000',
  textQuiet: '#26332f',
  soft: 0.05,
  line: '#5b6b66',
  lineStrong: '#26332f',
  accents: { patient: '#064236', pets: '#733000', doctor: '#222f80', pharmacy: '#05435a', company: '#5c2152', admin: '#2a3446' },
  tones: { success: '#0d4a20', warning: '#563700', error: '#7d120c', information: '#0d3d73' },
}

const eveningContrast: Palette = {
  ...evening,
  ground: '#000000',
  surface: '#08100e',
  text: '#ffffff',
  textQuiet: '#dbe7e3',
  soft: 0.1,
  line: '#8fa39c',
  lineStrong: '#dbe7e3',
  accents: { patient: '#8ff0d8', pets: '#ffd3ad', doctor: '#cdd4ff', pharmacy: '#a6e4f7', company: '#f6c6ee', admin: '#d6e0f0' },
  tones: { success: '#aef0c0', warning: '#ffdc94', error: '#ffbab3', information: '#bedaff' },
}

/** The variables of one theme, by CSS name without the dashes. */
function theme(palette: Palette) {
  const softened = (colour: Hex) => mix(colour, palette.surface, palette.soft)
  const strengthened = (colour: Hex) => mix(colour, palette.text, 0.82)
  const accents = workspaces.flatMap((name) => {
    const colour = palette.accents[name]
    return [
      [`accent-${name}`, colour],
      [`accent-${name}-strong`, strengthened(colour)],
      [`accent-${name}-soft`, softened(colour)],
    ] as const
  })
  const toned = tones.flatMap((name) => {
    const colour = palette.tones[name]
    return [
      [name, colour],
      [`${name}-soft`, softened(colour)],
    ] as const
  })
  return {
    ground: palette.ground,
    surface: palette.surface,
    'surface-sunken': mix(palette.text, palette.ground, 0.04),
    text: palette.text,
    'text-quiet': palette.textQuiet,
    'on-accent': palette.onAccent,
    shade: palette.shade,
    line: palette.line,
    'line-strong': palette.lineStrong,
    'neutral-soft': mix(palette.text, palette.surface, 0.06),
    ...Object.fromEntries([...accents, ...toned]),
  } as Record<string, Hex>
}

export const themes = {
  light: theme(daylight),
  dark: theme(evening),
  lightContrast: theme(daylightContrast),
  darkContrast: theme(eveningContrast),
}
export type ThemeName = keyof typeof themes

/** What a person can choose; `system` follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]
