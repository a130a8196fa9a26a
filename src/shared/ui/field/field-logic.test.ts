import { describe, expect, it } from 'vitest'
import { onlyDigits } from './OneTimeCode.tsx'

describe('one-time code', () => {
  it('takes digits of other scripts and drops what people paste around them', () => {
    expect(onlyDigits('Code: 123 456.', 6)).toBe('123456')
    expect(onlyDigits('١٢٣٤٥٦', 6)).toBe('123456')
    expect(onlyDigits('१२३४५६७', 6)).toBe('123456')
  })
})
