import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onlyDigits } from './OneTimeCode.tsx'
import { callingCodes, splitPhone } from './phone.ts'

describe('one-time code', () => {
  it('takes digits of other scripts and drops what people paste around them', () => {
    expect(onlyDigits('Code: 123 456.', 6)).toBe('123456')
    expect(onlyDigits('١٢٣٤٥٦', 6)).toBe('123456')
    expect(onlyDigits('१२३४५६७', 6)).toBe('123456')
  })
})

describe('phone number', () => {
  it('finds country and rest, and both make the number again', () => {
    const countries = Object.keys(callingCodes)
    fc.assert(
      fc.property(fc.constantFrom(...countries), fc.stringMatching(/^[2-9]\d{6,9}$/), (country, national) => {
        const phone = `+${callingCodes[country]}${national}`
        const found = splitPhone(phone)
        expect(found && `+${callingCodes[found.country]}${found.national}`).toBe(phone)
        expect(found && callingCodes[found.country]).toBe(callingCodes[country])
      }),
      { seed: 7 },
    )
  })

  it('leaves a number alone whose code is not offered', () => {
    expect(splitPhone('+999123')).toBeUndefined()
    expect(splitPhone('5551234')).toBeUndefined()
  })
})
