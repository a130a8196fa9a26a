import fc from 'fast-check'
import examples from 'libphonenumber-js/examples.mobile.json'
import { getCountries, getExampleNumber } from 'libphonenumber-js/max'
import { expect, it } from 'vitest'
import { isAssignablePhone, phoneErrors, toE164 } from './phones.ts'

const example = fc.constantFrom(...getCountries().flatMap((country) => getExampleNumber(country, examples) ?? []))
const seeded = { seed: 20261128 }

it('takes mobile numbers, landlines and numbers of no country', () => {
  for (const phone of ['+4915123456789', '+493012345678', '+442079460958', '+80012345678', '+12015550123'])
    expect(isAssignablePhone(phone), phone).toBe(true)
})

it.each(['+9999999999999', '+4901512345678', '+330612345678', '+149151234567', '+44020794609', '+15551234567', '+1', '0151', ''])(
  'refuses %s',
  (phone) => expect(isAssignablePhone(phone)).toBe(false),
)

it('takes a number in one form alone, E.164', () => {
  fc.assert(
    fc.property(example, (phone) => {
      expect(isAssignablePhone(phone.number)).toBe(true)
      expect(toE164(phone.formatInternational())).toBe(phone.number)
      expect(isAssignablePhone(phone.formatInternational())).toBe(phone.formatInternational() === phone.number)
      expect(isAssignablePhone(`${phone.number};ext=12`)).toBe(false)
      expect(toE164(`${phone.number} ext. 12`)).toBeNull()
    }),
    seeded,
  )
})

it('names every field called phone whose number cannot exist, and no other', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('+12015550123', '+9999999999999', null)), (phones) => {
      const body = { contacts: phones.map((phone) => ({ phone, name: '+9999999999999' })) }
      const wrong = phones.flatMap((phone, at) => (phone?.startsWith('+999') ? [`contacts.${at}.phone`] : []))
      expect(phoneErrors(body).map(({ field }) => field)).toEqual(wrong)
    }),
    seeded,
  )
})
