import { numberFormat } from './formats.ts'

/** What parts decimals in the language, and its ten digits. */
function signsOf(language: string) {
  const parts = numberFormat(language).formatToParts(1.5)
  const digit = numberFormat(language, { useGrouping: false })
  return {
    point: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
    digits: Array.from({ length: 10 }, (_, number) => digit.format(number)),
  }
}

/** A plain decimal number, `-12.5`, with the language's digits and decimal sign; without groups, so that it can be written on. */
export function writtenNumber(plain: string, language: string): string {
  const { point, digits } = signsOf(language)
  return plain.replace('.', point).replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit)
}

/** A plain decimal number with so many digits after its point, where it has one: `3.9` of an amount in cents is `3.90`. */
export const paddedNumber = (plain: string, digits: number): string =>
  plain.replace(/\.\d*$/, (part) => part.padEnd(digits + 1, '0'))

/** What a person writes, in any digits and with a point or a comma → a plain decimal number; what is no number stays as it is. */
export function readNumber(text: string, language: string): string {
  const { digits } = signsOf(language)
  return Array.from(text.normalize('NFKC').trim(), (sign) => {
    const digit = digits.indexOf(sign)
    return digit === -1 ? sign : String(digit)
  })
    .join('')
    .replaceAll(/[\s\u200e\u200f\u061c]/g, '')
    .replaceAll(/[,٫]/g, '.')
    .replace('−', '-')
}
