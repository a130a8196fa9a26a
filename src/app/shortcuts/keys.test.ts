import { expect, it } from 'vitest'
import { allRoutes, menuOf } from '../workspaces/all-routes.ts'
import { standingOf } from '#shared/session/access.ts'
import { keyOf, meaningOf } from './keys.ts'
import { shortcutsOf } from './registry.ts'

const pressed = (key: string, more: object = {}) =>
  keyOf({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, ...more })

it('reads Ctrl and Cmd alike, and a letter by its place where the keyboard writes another script', () => {
  expect([pressed('k', { ctrlKey: true }), pressed('K', { metaKey: true })]).toEqual(['mod+k', 'mod+k'])
  expect([pressed('ن', { code: 'KeyK', ctrlKey: true }), pressed('ل', { code: 'KeyG' }), pressed('؟')]).toEqual([
    'mod+k',
    'g',
    '?',
  ])
  expect(pressed('k', { altKey: true })).toBeUndefined()
})

it('takes the place of a Latin letter from what it writes, not from where it lies', () => {
  expect(pressed('g', { code: 'KeyU' })).toBe('g')
})

it('waits after the first of two keys, and forgets it when the second means nothing', () => {
  const shortcuts = shortcutsOf('doctor')
  expect(meaningOf(shortcuts, undefined, 'g')).toEqual({ pending: 'g' })
  expect(meaningOf(shortcuts, 'g', 'a')).toMatchObject({ shortcut: { id: 'go', pattern: 'doctor-availability' } })
  expect(meaningOf(shortcuts, undefined, 'a')).toBeUndefined()
  expect(meaningOf(shortcuts, 'g', '?')).toMatchObject({ shortcut: { id: 'help' } })
})

const frames = ['public', 'patient', 'doctor', 'pharmacy', 'admin', 'company'] as const

it.each(frames)('%s: each letter once, and each leads to a screen of the menu', (frame) => {
  const keys = shortcutsOf(frame).map((shortcut) => shortcut.keys.join(' '))
  expect(new Set(keys).size).toBe(keys.length)
  const patterns = [...menuOf(frame), ...allRoutes.filter(({ path }) => path.pattern === 'home')]
    .filter(({ needs }) => needs !== 'signedIn' || standingOf(needs, 0) === 'welcome')
    .map(({ path }) => path.pattern)
  for (const { pattern } of shortcutsOf(frame)) if (pattern !== undefined) expect(patterns).toContain(pattern)
})
