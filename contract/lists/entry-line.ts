import { cleanLine } from '../kernel/clean-text.ts'
import { guardedCell, headsOf, textOfCell } from '../kernel/csv-cell.ts'
import { hasLostCharacter, shownValue } from '../kernel/csv-file.ts'
import { aliasDelimiter, entryColumns, entryLengths, type EntryColumn, type EntryFault } from './values.ts'

export interface CellFault {
  readonly column: EntryColumn | null
  readonly fault: EntryFault
  /** What the file has there, shortened; `null` where it is empty. */
  readonly value: string | null
}

/** What a line of a list's file says; `null`: nothing, so that it stays as it is. */
export interface EntryLine {
  readonly id: string | null
  readonly name: string
  readonly aliases: readonly string[] | null
  readonly isRetired: boolean | null
}

/** All that is wrong with the heads of a list's file. Only `name` is needed. */
export function headFaults(cells: readonly string[]): CellFault[] {
  const heads = headsOf(cells)
  const known: readonly string[] = entryColumns
  const unknown = heads.filter((head) => !known.includes(head))
  return [
    ...(heads.includes('name') ? [] : [{ column: 'name', fault: 'no_name_column', value: null } as const]),
    ...(unknown.length > 0 ? [{ column: null, fault: 'unknown_column', value: shownValue(unknown.join(', ')) } as const] : []),
    ...entryColumns
      .filter((column) => heads.indexOf(column) !== heads.lastIndexOf(column))
      .map((column) => ({ column, fault: 'repeated_column', value: null }) as const),
  ]
}

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const yesOrNo: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false, '1': true, '0': false }

/** One line of a list's file, or all that is wrong with it by itself. */
export function readEntryLine(
  heads: readonly string[],
  cells: readonly string[],
): { readonly line: EntryLine } | { readonly faults: readonly CellFault[] } {
  if (cells.length !== heads.length) {
    const fault = cells.length < heads.length ? 'too_few_cells' : 'too_many_cells'
    return { faults: [{ column: null, fault, value: shownValue(cells.join(' ')) }] }
  }
  const faults: CellFault[] = []
  const cellOf = (column: EntryColumn) => cells[heads.indexOf(column)] ?? ''
  const raw = (column: EntryColumn) => cleanLine(cellOf(column))
  const fail = (column: EntryColumn, fault: EntryFault, cell = cellOf(column)) =>
    void faults.push({ column, fault, value: shownValue(cell) })
  for (const column of entryColumns) if (hasLostCharacter(cellOf(column))) fail(column, 'lost_character')
  const text = (column: EntryColumn, cell: string) => {
    const plain = textOfCell(cell)
    const found = plain === null ? undefined : cleanLine(plain)
    if (found === undefined) fail(column, 'formula', cell)
    else if (found.length > entryLengths.name) fail(column, 'too_long', cell)
    return found ?? ''
  }
  const name = text('name', raw('name'))
  if (raw('name') === '') fail('name', 'missing')
  if (raw('id') !== '' && !id.test(raw('id'))) fail('id', 'unknown_id')
  const aliases = raw('aliases')
    .split(aliasDelimiter)
    .map((cell) => text('aliases', cell.trim()))
    .filter((alias) => alias !== '')
  if (aliases.length > entryLengths.aliases) fail('aliases', 'too_many_aliases')
  const retired = raw('retired') === '' ? null : (yesOrNo[raw('retired').toLowerCase()] ?? undefined)
  if (retired === undefined) fail('retired', 'not_yes_or_no')
  if (faults.length > 0) return { faults }
  return {
    line: {
      id: raw('id').toLowerCase() || null,
      name,
      aliases: heads.includes('aliases') ? aliases : null,
      isRetired: retired ?? null,
    },
  }
}

/** An entry as the cells of a file with all columns. */
export const cellsOfEntry = (entry: {
  readonly id: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly isRetired: boolean
  readonly used: number
}): string[] => [
  entry.id,
  guardedCell(entry.name),
  entry.aliases.map(guardedCell).join(aliasDelimiter),
  entry.isRetired ? 'yes' : 'no',
  String(entry.used),
]
