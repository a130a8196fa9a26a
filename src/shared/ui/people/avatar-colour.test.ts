import { describe, expect, it } from 'vitest'
import { accentOf, initials } from './avatar-colour.ts'

describe('avatar', () => {
  it('takes the first and the last word, in any script', () => {
    expect(initials('Ana María López')).toBe('AL')
    expect(initials('rex')).toBe('R')
    expect(initials('  Dr. – Ömer   Çelik ')).toBe('DÇ')
    expect(initials('ليلى حداد')).toBe('لح')
    expect(initials('—')).toBe('?')
  })

  it('gives the same name the same colour, whatever its case', () => {
    expect(accentOf('Ana López')).toBe(accentOf(' ana lópez'))
    expect(new Set(['Ana', 'Ben', 'Chi', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana'].map(accentOf)).size).toBeGreaterThan(2)
  })
})
