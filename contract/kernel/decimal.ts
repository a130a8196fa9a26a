/** A number in decimal digits, as people and devices write it: no `0x30`, no blanks, no `Infinity`. `null` for everything else. */
export function parseDecimal(text: string): number | null {
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(text)) return null
  const number = Number(text)
  return Number.isFinite(number) ? number : null
}
