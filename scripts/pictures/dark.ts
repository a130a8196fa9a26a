import { portraitGrounds } from './portrait.ts'
import { ink, palettes } from './things.ts'

interface Change {
  readonly ground: string
  readonly soft: string
  readonly accent: string
}

/** In the order of the palettes: grounds that do not shine at night, and accents that still do a little. */
const darkPalettes: readonly Change[] = [
  { ground: '#1B2F29', soft: '#35594D', accent: '#4FB39A' },
  { ground: '#36241E', soft: '#6B4234', accent: '#E08A6C' },
  { ground: '#232845', soft: '#434D85', accent: '#929EF0' },
  { ground: '#1A2F38', soft: '#2F5A6A', accent: '#5CB4D0' },
  { ground: '#33233A', soft: '#62436B', accent: '#CE89C2' },
  { ground: '#332B1A', soft: '#635330', accent: '#D9AA50' },
]

const darkOf = new Map<string, string>([
  ...palettes.flatMap(
    ({ ground, soft, accent }, index) =>
      [
        [ground, darkPalettes[index]!.ground],
        [soft, darkPalettes[index]!.soft],
        [accent, darkPalettes[index]!.accent],
      ] as const,
  ),
  ['#fff', '#3E4C49'],
  [ink, '#D5E2DD'],
])

/** Faces keep their colours: what is behind them darkens, and white coats a little. */
const darkOfPortraits = new Map<string, string>([
  ...portraitGrounds.map((ground, index) => [ground, darkPalettes[index]!.ground] as const),
  ['#fff', '#C4CFCB'],
])

/**
 * The drawing with a style for dark surroundings: a page that shows it with its own `color-scheme: dark`, whether the device asks or the
 * person, gets the dark colours. Only those that the drawing uses are named.
 */
export function withDarkColours(svg: string, of: 'things' | 'faces' = 'things'): string {
  const rules = [...(of === 'faces' ? darkOfPortraits : darkOf)].flatMap(([light, dark]) =>
    (['fill', 'stroke'] as const)
      .filter((attribute) => svg.includes(`${attribute}="${light}"`))
      .map((attribute) => `[${attribute}="${light}"]{${attribute}:${dark}}`),
  )
  if (rules.length === 0) return svg
  return svg.replace(/^<svg[^>]*>/, `$&<style>@media (prefers-color-scheme:dark){${rules.join('')}}</style>`)
}
