import { expect, it } from 'vitest'
import { postalAddress } from '#contract/kernel/postal-address.ts'
import { emptyAddress } from '#shared/ui/address/address-draft.ts'
import { addressOf, draftOfAddress } from './address.ts'

it('keeps an address on its way into the fields and back', () => {
  const kept = { lines: ['1 Harbour Street', 'Flat 2'], city: 'Boston', region: 'MA', postalCode: '02110', country: 'US' }
  expect(addressOf(draftOfAddress(kept))).toEqual(kept)
})

it('leaves out an empty second line, and finds fault with an empty first one at its place', () => {
  expect(addressOf({ ...emptyAddress('US'), lines: ['1 Way', ' '] }).lines).toEqual(['1 Way'])
  const paths = postalAddress.safeParse(addressOf(emptyAddress('US'))).error?.issues.map((issue) => issue.path.join('.'))
  expect(paths).toEqual(['lines.0', 'city'])
})
