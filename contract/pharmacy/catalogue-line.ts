import { cleanLine, cleanText } from '../kernel/clean-text.ts'
import { audiences, categories, type Audience, type Category } from '../catalogue/choices.ts'
import { guardedCell, textOfCell } from '../kernel/csv-cell.ts'
import { hasLostCharacter, shownValue } from '../kernel/csv-file.ts'
import { catalogueColumns, neededColumns, pharmacyLengths, type CatalogueColumn, type LineFault } from './values.ts'

/** What is wrong with a file's heads; all empty where nothing is. */
export interface HeadFaults {
  readonly missing: readonly CatalogueColumn[]
  readonly unknown: readonly string[]
  readonly repeated: readonly string[]
}

export function headFaults(heads: readonly string[]): HeadFaults {
  const known: readonly string[] = catalogueColumns
  return {
    missing: neededColumns.filter((column) => !heads.includes(column)),
    unknown: heads.filter((head) => !known.includes(head)),
    repeated: [...new Set(heads.filter((head, index) => heads.indexOf(head) !== index))],
  }
}

export interface CatalogueLine {
  readonly sku: string
  readonly name: string
  readonly description: string | null
  readonly category: Category
  readonly audience: Audience
  readonly prescriptionOnly: boolean | null
  /** Minor units of the pharmacy's currency. */
  readonly price: number
  /** Of the lot; `null`: the stock stays as it is. */
  readonly stock: number | null
  readonly lot: string | null
  readonly expiresOn: string | null
}

export interface CellFault {
  readonly column: CatalogueColumn | null
  readonly fault: LineFault
  /** What the file has there, shortened; `null` where it is empty. */
  readonly value: string | null
}

/** One line of a file, or all that is wrong with it. `digits`: of the currency's minor unit. */
export function readCatalogueLine(
  heads: readonly string[],
  cells: readonly string[],
  digits: number,
): { readonly line: CatalogueLine } | { readonly faults: readonly CellFault[] } {
  const faults: CellFault[] = []
  const fail = (column: CatalogueColumn | null, fault: LineFault) => {
    faults.push({ column, fault, value: shownValue(column === null ? cells.join(' ') : cellOf(column)) })
    return null
  }
  const cellOf = (column: CatalogueColumn) => cells[heads.indexOf(column)] ?? ''
  const raw = (column: CatalogueColumn) => cleanText(cellOf(column))
  if (cells.length !== heads.length) {
    fail(null, cells.length < heads.length ? 'too_few_cells' : 'too_many_cells')
    return { faults }
  }
  for (const column of catalogueColumns) if (hasLostCharacter(cellOf(column))) fail(column, 'lost_character')
  const text = (column: CatalogueColumn, longest: number, clean = cleanLine) => {
    const plain = textOfCell(raw(column))
    if (plain === null) return fail(column, 'formula') ?? ''
    const found = clean(plain)
    if (found.length > longest) return fail(column, 'too_long') ?? ''
    return found
  }
  const needed = (column: CatalogueColumn, longest: number) => {
    if (raw(column) === '') return fail(column, 'missing') ?? ''
    return text(column, longest)
  }
  const sku = needed('sku', pharmacyLengths.sku)
  const name = needed('name', pharmacyLengths.name)
  const category = chosen(categories, raw('category')) ?? fail('category', raw('category') ? 'unknown_category' : 'missing')
  const audience = chosen(audiences, raw('audience')) ?? fail('audience', raw('audience') ? 'unknown_audience' : 'missing')
  const isOnly = raw('prescription_only')
  const prescriptionOnly = isOnly === '' ? null : (yesOrNo[isOnly.toLowerCase()] ?? fail('prescription_only', 'not_yes_or_no'))
  const price =
    raw('price') === '' ? fail('price', 'missing') : (minorUnits(raw('price'), digits) ?? fail('price', 'not_a_price'))
  const stock = raw('stock') === '' ? null : (count(raw('stock')) ?? fail('stock', 'not_a_count'))
  const lot = text('lot', pharmacyLengths.lot)
  const day = raw('expires_on')
  const expiresOn = day === '' ? null : isDay(day) ? day : fail('expires_on', 'not_a_day')
  if (lot === '' && raw('stock') !== '') fail('lot', 'stock_without_lot')
  if (raw('stock') === '' && (lot !== '' || day !== '')) fail('stock', 'lot_without_stock')
  if (faults.length > 0 || category === null || audience === null || price === null) return { faults }
  const description = raw('description') === '' ? null : text('description', pharmacyLengths.description, cleanText)
  if (faults.length > 0) return { faults }
  return { line: { sku, name, description, category, audience, prescriptionOnly, price, stock, lot: lot || null, expiresOn } }
}

const yesOrNo: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false, '1': true, '0': false }

const chosen = <T extends string>(choices: readonly T[], text: string): T | null =>
  choices.find((choice) => choice === text.toLowerCase()) ?? null

/** A plain decimal number, `12.50` or `12,50`, as minor units. */
function minorUnits(text: string, digits: number): number | null {
  const found = /^(\d{1,7})(?:[.,](\d+))?$/.exec(text)
  if (!found) return null
  const part = found[2] ?? ''
  if (part.length > digits) return null
  return Number(found[1]) * 10 ** digits + Number(part.padEnd(digits, '0') || '0')
}

const count = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null)

/** A day that the calendar has. */
function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** The price as it is written into a file. */
export const priceCell = (amount: number, digits: number): string => {
  const text = String(amount).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** A line as the cells of a file with all columns. */
export const cellsOf = (line: CatalogueLine, digits: number): string[] => [
  guardedCell(line.sku),
  guardedCell(line.name),
  guardedCell(line.description ?? ''),
  line.category,
  line.audience,
  line.prescriptionOnly === null ? '' : line.prescriptionOnly ? 'yes' : 'no',
  priceCell(line.price, digits),
  line.stock === null ? '' : String(line.stock),
  guardedCell(line.lot ?? ''),
  line.expiresOn ?? '',
]
