import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commonPasswords, commonStems } from './common-passwords.ts'
import { normalized, passwordFault } from './password.ts'

const fault = (password: string, email = 'rosa@carenest.test') => passwordFault(password, email)

describe('what a password may be', () => {
  it.each([
    'password',
    'Password1',
    'P@ssw0rd',
    'p@ssw0rd123!',
    'qwertyuiop',
    '12345678',
    '87654321',
    'abcdefgh',
    'aaaaaaaa',
    'abcabcabc',
    '1q2w3e4r',
    'Sunshine1',
    'Welcome2026',
    'Summer2026!',
    'ILoveYou!',
    'Football99',
    '00000000',
    'December2026',
    '_letmein_1',
  ])('refuses %s as common', (password) => expect(fault(password)).toBe('common_password'))

  it.each(['rosa@carenest.test', 'ROSA@carenest.test'])('refuses the address %s', (password) =>
    expect(fault(password)).toBe('password_is_email'),
  )

  it('refuses what stands before the @', () => expect(fault('rosa.maria', 'Rosa.Maria@carenest.test')).toBe('password_is_email'))

  it.each([
    'Carenest!2026',
    'correct horse battery staple',
    'sunshine on my window',
    'kX9#mQ2$vL',
    'пароль-для-котика',
    'ab12cd34ef',
  ])('takes %s', (password) => expect(fault(password)).toBeNull())

  it('knows some hundreds of the commonest, none of which could be chosen', () => {
    expect(commonPasswords.size).toBeGreaterThan(300)
    expect(commonStems.size).toBeGreaterThan(250)
    expect([...commonPasswords].filter((common) => fault(common.toUpperCase()) !== 'common_password')).toEqual([])
  })

  it('takes whatever a generator makes', () => {
    const signs = fc.constantFrom(...Array.from('bcdfghjkmnpqrtvwxz2689#%&*'))
    fc.assert(
      fc.property(fc.uniqueArray(signs, { minLength: 12, maxLength: 20 }), (password) => {
        expect(fault(password.join(''))).toBeNull()
      }),
      { seed: 20261120, numRuns: 500 },
    )
  })

  it('reads a composed and a decomposed letter as one', () => {
    expect(normalized('café')).toBe(normalized('cafe\u0301'))
  })
})
