/** What was found in several ways, each row once and where it was found first. */
export function eachOnce<Row extends { readonly id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
