/** Crockford's digits: none that is taken for another one. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 75 bits that nobody guesses, and one digit that tells slips of the pen. */
const payload = 15
export const codeLength = payload + 1

/** As it is kept: capitals without hyphens, with what is mistaken for another sign read as that. `null`: no code at all. */
export function readCode(text: string): string | null {
  const code = text
    .toUpperCase()
    .replaceAll(/[\s\-–]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  if (code.length !== codeLength || Array.from(code).some((sign) => !digits.includes(sign))) return null
  return checkDigit(code.slice(0, payload)) === code[payload] ? code : null
}

/** As it is printed: `7K3D-9QWX-2MNB-55TT`. */
export const printedCode = (code: string) => code.match(/.{4}/g)?.join('-') ?? code

/** The code of fifteen numbers from 0 to 31. @throws RangeError for other numbers or another count */
export function codeOf(numbers: readonly number[]): string {
  if (numbers.length !== payload || numbers.some((number) => !digits[number]))
    throw new RangeError('Fifteen numbers from 0 to 31')
  const text = numbers.map((number) => digits[number]).join('')
  return text + checkDigit(text)
}

/** Luhn's algorithm with 32 digits: tells every single wrong digit, and neighbours that changed places but for 0 and Z. */
function checkDigit(text: string): string {
  const sum = Array.from(text)
    .toReversed()
    .reduce((total, sign, index) => {
      const value = digits.indexOf(sign)
      const weighted = index % 2 === 0 ? value * 2 : value
      return total + Math.floor(weighted / digits.length) + (weighted % digits.length)
    }, 0)
  return digits[(digits.length - (sum % digits.length)) % digits.length]!
}
