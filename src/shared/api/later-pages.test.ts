import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { laterPages, type Page } from './later-pages.ts'

const page = (ids: string, next: string | null = ids.at(-1) ?? null): Page => ({
  items: Array.from(ids, (id) => ({ id })),
  next,
})
const idsOf = (pages: readonly Page[] | undefined) => pages?.map(({ items }) => items.map(({ id }) => id).join(''))

describe('the pages after a first page that came anew', () => {
  it('stand as they are where the first has the same rows', () =>
    expect(idsOf(laterPages([page('abc'), page('def'), page('gh', null)], page('abc')))).toEqual(['def', 'gh']))

  it('begin with the rows that new ones have moved off the first', () =>
    expect(idsOf(laterPages([page('abc'), page('def')], page('xya')))).toEqual(['bcdef']))

  it('do not show a row again that has moved to the first', () =>
    expect(idsOf(laterPages([page('abc'), page('def')], page('eab')))).toEqual(['cdf']))

  it.each([
    ['a row has gone, perhaps to one of them', 'abd'],
    ['nothing of the first page is left', 'xyz'],
    ['the first page is empty', ''],
  ])('have to be asked for where %s', (_, ids) => expect(laterPages([page('abc'), page('def')], page(ids))).toBeUndefined())

  it('show each row once and none too few, whatever was added in front', () => {
    const rows = fc.uniqueArray(fc.string({ minLength: 3, maxLength: 5 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(rows, fc.nat(4), fc.integer({ min: 1, max: 5 }), (all, added, size) => {
        const pagesOf = (ids: readonly string[]): Page[] =>
          Array.from({ length: Math.ceil(ids.length / size) }, (_, place) => ({
            items: ids.slice(place * size, (place + 1) * size).map((id) => ({ id })),
            next: 'cursor',
          }))
        const before = pagesOf(all)
        const now = [...Array.from({ length: added }, (_, place) => `new ${place}`), ...all]
        const [first] = pagesOf(now)
        const rest = laterPages(before, first!)
        if (rest) expect([first!, ...rest].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(now)
        else expect(before.length === 1 || added >= size).toBe(true)
      }),
    )
  })
})
