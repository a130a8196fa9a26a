import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast, type Hex } from './colour.ts'
import { tokenCss } from './css.ts'
import { themes, tones, workspaces } from './themes.ts'

const grounds = ['ground', 'surface', 'surface-sunken'] as const
const quietGrounds = [...grounds, 'neutral-soft'] as const

/** Every pair of text and ground that the parts use. */
function pairs(): [string, string][] {
  return [
    ...quietGrounds.flatMap((ground): [string, string][] => [
      ['text', ground],
      ['text-quiet', ground],
    ]),
    ...workspaces.flatMap((workspace): [string, string][] => [
      ...grounds.map((ground): [string, string] => [`accent-${workspace}`, ground]),
      ['on-accent', `accent-${workspace}`],
      ['on-accent', `accent-${workspace}-strong`],
      [`accent-${workspace}`, `accent-${workspace}-soft`],
      ['text', `accent-${workspace}-soft`],
      ['text-quiet', `accent-${workspace}-soft`],
    ]),
    ...tones.flatMap((tone): [string, string][] => [
      ...grounds.map((ground): [string, string] => [tone, ground]),
      [tone, `${tone}-soft`],
      ['text', `${tone}-soft`],
      ['on-accent', tone],
    ]),
  ]
}

describe.each(Object.entries(themes))('theme %s', (_name, theme) => {
  const colour = (name: string): Hex => {
    const value = theme[name]
    if (!value) throw new Error(`no token ${name}`)
    return value
  }

  it.each(pairs())('%s on %s can be read (4.5:1)', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(workspaces)('what is wrong can be read on the ground of %s, and looks like nothing else there', (workspace) => {
    expect(contrast(colour('error'), colour(`accent-${workspace}-soft`))).toBeGreaterThanOrEqual(4.5)
    expect(colour(`accent-${workspace}`)).not.toBe(colour('error'))
    expect(colour(`accent-${workspace}-soft`)).not.toBe(colour('error-soft'))
  })

  it('borders of controls can be seen (3:1)', () => {
    for (const ground of grounds) expect(contrast(colour('line-strong'), colour(ground))).toBeGreaterThanOrEqual(3)
  })
})

describe('contrast', () => {
  it('knows the ends of the scale and a published pair', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })
})

describe('style sheet', () => {
  it('names every token of each theme and an accent for each workspace', () => {
    const css = tokenCss()
    for (const name of Object.keys(themes.light)) expect(css).toContain(`--${name}:`)
    for (const workspace of workspaces) expect(css).toContain(`[data-workspace='${workspace}']`)
  })

  it('leaves what is printed light, whichever theme was chosen', () => {
    const chosenDark = tokenCss()
      .split('\n')
      .filter((line) => line.includes("[data-theme='dark']"))
    expect(chosenDark).toHaveLength(3)
    for (const line of chosenDark) expect(line).toMatch(/^@media screen/)
  })
})

it('has every variable that a style reads, or somebody sets it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.(css|tsx?)$/.test(name))
  const texts = files.map((name) => ({ name, text: readFileSync(join('src', name), 'utf8') }))
  const set = new Set(
    [tokenCss(), ...texts.map(({ text }) => text)].flatMap((text) =>
      Array.from(text.matchAll(/(--[\w-]+)['"]?\]?\s*:/g), ([, name = '']) => name),
    ),
  )
  const unknown = texts
    .filter(({ name }) => name.endsWith('.css'))
    .flatMap(({ name, text }) => Array.from(text.matchAll(/var\((--[\w-]+)\)/g), ([, read = '']) => ({ name, read })))
    .filter(({ read }) => !set.has(read))
  expect(unknown).toEqual([])
})

/** A film and paper look the same in both themes; a backdrop has no text on it. */
const sameInBothThemes = new Set([
  'shared/ui/overlay/Modal.module.css',
  'shared/ui/signature/Signature.module.css',
  'features/meeting/call/call.module.css',
  'features/papers/components/letterhead/letterhead.module.css',
  'features/papers/components/PaperPreview.module.css',
])

// Colours from tokens alone are what lets the pairs above speak for every screen in the dark.
it('has no colour in a style that is not a token', () => {
  const literal = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(|:\s*(?:white|black)\b/i
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && !sameInBothThemes.has(name))
    .filter((name) => literal.test(readFileSync(join('src', name), 'utf8').replaceAll(/url\([^)]*\)|\/\*[\s\S]*?\*\//g, '')))
  expect(found).toEqual([])
})
