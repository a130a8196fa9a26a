/** Beginnings that spreadsheets take for a formula, also in the wide forms of Asian keyboards and behind blanks. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** A text as a cell that no spreadsheet runs. */
export const guardedCell = (text: string): string => (formula.test(text) || text.startsWith("'") ? `'${text}` : text)

/** The text of a guarded cell; `null` of one that a spreadsheet would run. */
export function textOfCell(cell: string): string | null {
  if (cell.startsWith("'")) return cell.slice(1)
  return formula.test(cell) ? null : cell
}

/** Heads are read without case and blanks around them; a mark of UTF-8 before the first does no harm. */
export const headsOf = (cells: readonly string[]): string[] =>
  cells.map((cell) =>
    cell
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase()
      .replaceAll(' ', '_'),
  )
