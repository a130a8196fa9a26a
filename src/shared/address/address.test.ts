import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changedAddress, readAddress } from './address.ts'
import { choiceField, dayField, flagField, idField, textField, usualField } from './fields.ts'

const tabs = ['near', 'going', 'past'] as const
const fields = {
  tab: usualField(tabs, 'near'),
  kind: choiceField(['walk', 'talk']),
  q: textField,
  archived: flagField,
  id: idField,
  from: dayField,
}
const at = (query: string) => readAddress(fields, new URLSearchParams(query))
const nothing = { tab: 'near', kind: undefined, q: '', archived: false, id: undefined, from: undefined }

const values = fc.record({
  tab: fc.constantFrom(...tabs),
  kind: fc.constantFrom('walk' as const, 'talk' as const, undefined),
  q: fc.string(),
  archived: fc.boolean(),
  id: fc.option(fc.uuid(), { nil: undefined }),
  from: fc.option(
    fc
      .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    { nil: undefined },
  ),
})

it('reads what it has written, whatever stood there before, and leaves the names of others alone', () => {
  fc.assert(
    fc.property(values, fc.webQueryParameters(), (written, before) => {
      const address = new URLSearchParams(before)
      const after = changedAddress(fields, address, written)
      expect(readAddress(fields, after)).toEqual(written)
      const others = (all: URLSearchParams) => [...all].filter(([name]) => !(name in fields))
      expect(others(after)).toEqual(others(address))
    }),
  )
})

it('ignores what cannot be meant, and never fails at it', () => {
  expect(at('tab=none&kind=run&id=7&from=2026-02-30')).toEqual(nothing)
  expect(at('from=2026-02-28T00:00Z&from=2026-01-01')).toEqual(nothing)
  fc.assert(fc.property(fc.string(), (query) => void at(query)))
})

it('writes neither what is usual nor what is nothing, and drops the names of what is left', () => {
  expect(`${changedAddress(fields, new URLSearchParams('tab=past&kind=walk&page=2'), { tab: 'near', q: '' }, ['page'])}`).toBe(
    'kind=walk',
  )
  expect(`${changedAddress(fields, new URLSearchParams('kind=walk'), { kind: undefined })}`).toBe('')
})
