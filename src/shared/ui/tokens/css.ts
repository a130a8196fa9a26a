import { fonts, fontsAtHand, layer, motion, radius, space, target, typeSize } from './scales.ts'
import { themes, workspaces } from './themes.ts'

type Declarations = Record<string, string>

const rem = (pixels: number) => `${pixels / 16}rem`
const prefixed = <T>(prefix: string, scale: Record<string, T>, write: (value: T) => string): Declarations =>
  Object.fromEntries(Object.entries(scale).map(([name, value]) => [`${prefix}-${name}`, write(value)]))

const block = (selector: string, declarations: Declarations) =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`

const accent = (workspace: string): Declarations => ({
  accent: `var(--accent-${workspace})`,
  'accent-strong': `var(--accent-${workspace}-strong)`,
  'accent-soft': `var(--accent-${workspace}-soft)`,
})

const shadows = {
  light: { shadow: '0 1px 2px rgb(22 48 43 / .05), 0 10px 30px rgb(22 48 43 / .10)' },
  dark: { shadow: '0 1px 2px rgb(0 0 0 / .4), 0 10px 30px rgb(0 0 0 / .45)' },
}

const scales: Declarations = {
  ...prefixed('space', space, rem),
  ...prefixed('size', typeSize, rem),
  ...prefixed('radius', radius, (pixels) => `${pixels}px`),
  ...prefixed('motion', motion, (milliseconds) => `${milliseconds}ms`),
  ...prefixed('layer', layer, String),
  ...prefixed('font', fonts, String),
  ease: 'cubic-bezier(.2,.7,.3,1)',
  target: `${target}px`,
  measure: '70ch',
}

/**
 * The style sheet of all tokens. A theme is chosen by the device, or by `data-theme="light|dark"` and `data-contrast="more"`
 * on the root; paper is always light; an accent by `data-workspace` on any element. `data-fonts="later"` on the root leaves the shipped fonts unasked for.
 */
export function tokenCss(): string {
  const light = { ...themes.light, ...shadows.light }
  const dark = { ...themes.dark, ...shadows.dark }
  return [
    block(':root', { ...scales, ...light }),
    block(":root[data-fonts='later']", prefixed('font', fontsAtHand, String)),
    `:root{color-scheme:light}`,
    `@media (prefers-color-scheme:dark){${block(":root:not([data-theme='light'])", dark)}:root:not([data-theme='light']){color-scheme:dark}}`,
    `@media screen{${block(":root[data-theme='dark']", dark)}:root[data-theme='dark']{color-scheme:dark}}`,
    `@media (prefers-contrast:more){${block(":root:not([data-contrast='usual'])", themes.lightContrast)}}`,
    `@media (prefers-contrast:more) and (prefers-color-scheme:dark){${block(":root:not([data-theme='light']):not([data-contrast='usual'])", themes.darkContrast)}}`,
    `@media screen and (prefers-contrast:more){${block(":root[data-theme='dark']:not([data-contrast='usual'])", themes.darkContrast)}}`,
    block(":root[data-contrast='more']", themes.lightContrast),
    `@media (prefers-color-scheme:dark){${block(":root[data-contrast='more']:not([data-theme='light'])", themes.darkContrast)}}`,
    `@media screen{${block(":root[data-theme='dark'][data-contrast='more']", themes.darkContrast)}}`,
    block(':root', accent('patient')),
    ...workspaces.map((workspace) => block(`[data-workspace='${workspace}']`, accent(workspace))),
  ].join('\n')
}
