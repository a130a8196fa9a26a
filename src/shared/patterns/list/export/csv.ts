/** Beginnings that spreadsheets take for a formula, also in the wide forms of Asian keyboards and behind blanks. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** One cell. What a spreadsheet would run as a formula is kept as text; numbers stay numbers. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value)
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180, with a mark that lets spreadsheets see UTF-8. */
export function toCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
