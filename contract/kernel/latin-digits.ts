/** Zeros of the scripts whose digits people type here; their digits follow one another. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10]

/** Arabic, Persian, Devanagari, Bengali and full-width digits as 0–9; all else as it is. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - zeros.findLast((zero) => zero <= code)!)
  })
}
