import fc from 'fast-check'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/examples.mobile.json'
import { getExampleNumber } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { callingCodes, readPhoneRoughly } from './phone.ts'
import { formatTyped, phoneCountries, readPhone, showPhone } from './phone-library.ts'

const seeded = { seed: 20261128 }
const known = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? [])
const example = fc.constantFrom(...known)
const scripts = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '０１２３４５６７８９']

describe('a phone number that is typed', () => {
  it.each([
    ['DE', '0151 23456789', '+4915123456789'],
    ['FR', '06 12 34 56 78', '+33612345678'],
    ['US', '+49 151 23456789', '+4915123456789'],
    ['DE', '0049 151 23456789', '+4915123456789'],
    ['DE', '+44 (0)20 7946 0958', '+442079460958'],
    ['US', '(212) 555-0147', '+12125550147'],
    ['EG', '٠١٠٠١٢٣٤٥٦٧', '+201001234567'],
    ['IN', '०९८७६५४३२१०', '+919876543210'],
    ['IT', '06 6982 1234', '+390669821234'],
    ['US', 'tel:+49-151-23456789', '+4915123456789'],
  ])('in %s as %s is %s', (country, text, phone) => {
    expect(readPhone(text, country)).toMatchObject({ value: phone })
    expect(readPhone(text, country).problem).toBeUndefined()
  })

  it('is read the same in every country’s own way of writing, abroad and in any digits', () => {
    fc.assert(
      fc.property(example, fc.constantFrom(...getCountries()), fc.constantFrom(...scripts), (phone, abroad, digits) => {
        const inScript = (text: string) => text.replace(/\d/g, (digit) => digits[Number(digit)]!)
        expect(readPhone(phone.formatNational(), phone.country!).value).toBe(phone.number)
        expect(readPhone(phone.formatInternational(), abroad).value).toBe(phone.number)
        expect(readPhone(inScript(phone.formatNational()), phone.country!).value).toBe(phone.number)
        expect(readPhone(inScript(phone.number), abroad).value).toBe(phone.number)
      }),
      seeded,
    )
  })

  it('is the same number typed key by key, formatted as it goes', () => {
    fc.assert(
      fc.property(example, fc.boolean(), (phone, isInternational) => {
        const country = isInternational ? 'US' : phone.country!
        const keys = isInternational ? phone.number : phone.formatNational().replace(/\D/g, '')
        const typed = Array.from(keys).reduce((text, key) => formatTyped(text + key, country), '')
        expect(readPhone(typed, country).value).toBe(phone.number)
      }),
      seeded,
    )
  })

  it('keeps what is no number as it stands, without an extension', () => {
    expect(readPhone('030 1234567 ext. 12', 'DE')).toMatchObject({ value: '030 1234567 ext. 12', problem: 'extension' })
    expect(readPhone('030 1234567 x12', 'DE').problem).toBe('extension')
    expect(readPhone('+9999999999999', 'DE')).toMatchObject({ value: '+9999999999999', problem: 'nonexistent' })
    expect(readPhone('0151', 'DE')).toMatchObject({ value: '0151', problem: 'nonexistent' })
    expect(readPhone('  ', 'DE')).toEqual({ value: '' })
  })

  it('never becomes the number of somebody else, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...getCountries()), (text, country) => {
        const { value, problem } = readPhone(text, country)
        if (problem === undefined && value !== '') expect(readPhone(value, country).value).toBe(value)
      }),
      seeded,
    )
  })
})

describe('a stored phone number', () => {
  it('is shown as its country writes it, and reads back the same', () => {
    fc.assert(
      fc.property(example, (phone) => {
        const shown = showPhone(phone.number)!
        expect(readPhone(shown.text, shown.country ?? 'US').value).toBe(phone.number)
      }),
      seeded,
    )
  })

  it.each(['+4901512345678', '+330612345678', '+14915123456789', '+44020794609', '+9999999999999'])(
    'that nobody can have is found: %s',
    (phone) => expect(showPhone(phone)).toBeNull(),
  )
})

describe('before the library has come', () => {
  it('calling codes are those of the library, which has every country', () => {
    for (const [country, code] of Object.entries(callingCodes)) expect(phoneCountries).toContainEqual({ country, code })
    expect(phoneCountries.length).toBe(getCountries().length)
    expect(getCountryCallingCode('DE')).toBe('49')
  })

  it('numbers are read without their trunk zero', () => {
    expect(readPhoneRoughly('0151 23456789', 'DE')).toBe('+4915123456789')
    expect(readPhoneRoughly('2025550143', 'US')).toBe('+12025550143')
    expect(readPhoneRoughly('+49 151 23456789', 'US')).toBe('+4915123456789')
    expect(readPhoneRoughly(' ', 'US')).toBe('')
  })
})
