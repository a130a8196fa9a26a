// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { browserStorage } from '#shared/session/safe-storage.ts'
import { storedLoginKey } from '#shared/session/stored-login.ts'
import { checkedSettings, readSettings, usualSettings, writeSettings } from './kept-settings.ts'
import { hiddenKeys, shownColumns } from './shown-columns.ts'

const columns = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 })
  .chain((keys) => fc.tuple(...keys.map((key) => fc.record({ key: fc.constant(key), hiddenAtFirst: fc.boolean() }))))
const chosen = fc.option(fc.array(fc.constantFrom<string>('a', 'b', 'c', 'x')), { nil: undefined })

test('the first column is always there, the order never changes, and shown and hidden are all', () => {
  fc.assert(
    fc.property(columns, chosen, (all, hidden) => {
      const shown = shownColumns(all, hidden).map(({ key }) => key)
      expect(shown[0]).toBe(all[0]!.key)
      const naive: string[] = []
      for (const [index, column] of all.entries())
        if (index === 0 || !(hidden ? hidden.includes(column.key) : column.hiddenAtFirst)) naive.push(column.key)
      expect(shown).toEqual(naive)
      expect([...shown, ...hiddenKeys(all, hidden)].toSorted()).toEqual(all.map(({ key }) => key).toSorted())
    }),
    { seed: 7 },
  )
})

describe('kept on this device', () => {
  const signedIn = (sub: string) => {
    const token = `x.${btoa(JSON.stringify({ sub }))}.x`
    const fields = { userType: '0', accessToken: JSON.stringify({ token }), refreshToken: JSON.stringify({ token }) }
    browserStorage.setItem(storedLoginKey, JSON.stringify(fields))
  }
  beforeEach(() => browserStorage.clear())

  test('for each list and each person', () => {
    signedIn('ann')
    writeSettings('visits.own', { density: 'compact', hidden: ['fee'] })
    expect(readSettings('visits.own')).toEqual({ density: 'compact', hidden: ['fee'] })
    expect(readSettings('visits.office')).toEqual(usualSettings)
    signedIn('bob')
    expect(readSettings('visits.own')).toEqual(usualSettings)
    signedIn('ann')
    expect(readSettings('visits.own').density).toBe('compact')
  })

  test('whatever storage holds, there are settings', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { density, hidden } = checkedSettings(value)
        expect(['comfortable', 'compact']).toContain(density)
        expect(hidden?.every((key) => typeof key === 'string') ?? true).toBe(true)
      }),
      { seed: 7 },
    )
    browserStorage.setItem('carenest:list:visitor:x', '{')
    expect(readSettings('x')).toEqual(usualSettings)
  })
})
