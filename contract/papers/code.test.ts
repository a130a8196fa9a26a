import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeLength, codeOf, printedCode, readCode } from './code.ts'

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const code = fc.array(fc.nat(31), { minLength: 15, maxLength: 15 }).map(codeOf)

test('what is printed is read again, however it is typed', () => {
  fc.assert(
    fc.property(code, fc.boolean(), (made, isSmall) => {
      const printed = printedCode(made)
      expect(readCode(isSmall ? printed.toLowerCase() : ` ${printed} `)).toBe(made)
      expect(readCode(made.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(made)
    }),
  )
})

test('one wrong digit is always told', () => {
  fc.assert(
    fc.property(code, fc.nat(codeLength - 1), fc.nat(31), (made, place, value) => {
      const other = made.slice(0, place) + digits[value] + made.slice(place + 1)
      expect(readCode(other)).toBe(other === made ? made : null)
    }),
  )
})

test('neighbours that changed places are told, but for 0 and Z', () => {
  fc.assert(
    fc.property(code, fc.nat(codeLength - 2), (made, place) => {
      const [first, second] = [made[place]!, made[place + 1]!]
      fc.pre(first !== second && ![first + second, second + first].includes('0Z'))
      expect(readCode(made.slice(0, place) + second + first + made.slice(place + 2))).toBeNull()
    }),
  )
})

test.each(['', 'U', '7K3D-9QWX', '0'.repeat(17), 'ÄÖÜ', '7K3D 9QWX 2MNB 55T!'])('%s is no code', (text) => {
  expect(readCode(text)).toBeNull()
})
