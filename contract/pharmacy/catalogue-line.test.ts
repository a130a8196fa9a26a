import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { audiences, categories } from '../catalogue/choices.ts'
import { guardedCell, headsOf, textOfCell } from '../kernel/csv-cell.ts'
import { cleanLine, cleanText } from '../kernel/clean-text.ts'
import { cellsOf, headFaults, readCatalogueLine, type CatalogueLine } from './catalogue-line.ts'
import { catalogueColumns, catalogueDelimiter } from './values.ts'

const runs = { seed: 20261126, numRuns: 1500 }
/** As a catalogue holds it. */
const text = (longest: number, clean = cleanLine) =>
  fc
    .string({ unit: fc.constantFrom(...Array.from('abcß文 =+-@\'",;\t\n0123٣')), minLength: 1, maxLength: longest })
    .map(clean)
    .filter((value) => value !== '')

const line: fc.Arbitrary<CatalogueLine> = fc
  .record({
    sku: text(40),
    name: text(100),
    description: fc.option(text(100, cleanText)),
    category: fc.constantFrom(...categories),
    audience: fc.constantFrom(...audiences),
    prescriptionOnly: fc.option(fc.boolean()),
    price: fc.nat(9_999_999),
    lot: fc.option(text(20)),
    stock: fc.nat(999_999),
    expiresOn: fc.option(fc.constantFrom('2027-01-31', '2028-02-29')),
  })
  .map((each) => (each.lot === null ? { ...each, stock: null, expiresOn: null } : each))

it('what is taken out of the catalogue comes in again as it was', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), fc.constantFrom(0, 2, 3), (lines, digits) => {
      const file = Papa.unparse([[...catalogueColumns], ...lines.map((each) => cellsOf(each, digits))], {
        delimiter: catalogueDelimiter,
      })
      const [heads, ...rows] = Papa.parse<string[]>(file, { delimiter: catalogueDelimiter }).data
      expect(rows.map((cells) => readCatalogueLine(headsOf(heads!), cells, digits))).toEqual(
        lines.map((each) => ({ line: each })),
      )
    }),
    runs,
  )
})

it('a cell is cleaned before it is read', () => {
  const cells: readonly string[] = [
    'sku-1',
    'Iron\u200b tablets\u202e',
    'Take\tone.\nNo more.',
    'tablets',
    'people',
    'no',
    '5.00',
    '',
    '',
    '',
  ]
  const heads = ['sku', 'name', 'description', 'category', 'audience', 'prescription_only', 'price', 'stock', 'lot', 'expires_on']
  expect(readCatalogueLine(heads, cells, 2)).toMatchObject({
    line: { sku: 'sku-1', name: 'Iron tablets', description: 'Take one.\nNo more.' },
  })
  const unseen = cells.with(1, '\u3164')
  expect(readCatalogueLine(heads, unseen, 2)).toEqual({ faults: [{ column: 'name', fault: 'missing', value: null }] })
  const formula = cells.with(1, '\u200b=cmd()')
  expect(readCatalogueLine(heads, formula, 2)).toEqual({ faults: [{ column: 'name', fault: 'formula', value: '=cmd()' }] })
})

it('no cell that is written begins as a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from("=+-@＝＋ \t'a1")) }), (value) => {
      const cell = guardedCell(value)
      expect(/^\s*[=+\-@＝＋－＠]/.test(cell)).toBe(false)
      expect(textOfCell(cell)).toBe(value)
    }),
    runs,
  )
})

describe('a line of a file', () => {
  const heads = [...catalogueColumns]
  const good = ['A-1', 'Aspirin', '', 'tablets', 'people', 'no', '4.49', '10', 'L1', '2027-01-31']
  const faultsOf = (changes: Partial<Record<number, string>>) => {
    const read = readCatalogueLine(
      heads,
      good.map((cell, index) => changes[index] ?? cell),
      2,
    )
    return 'faults' in read ? read.faults : []
  }

  it('is told all that is wrong with it at once', () => {
    expect(faultsOf({})).toEqual([])
    expect(
      faultsOf({ 0: '', 1: '=HYPERLINK("x")', 3: 'cars', 4: 'birds', 5: 'maybe', 6: '4.499', 7: '-1', 9: '2027-02-30' }),
    ).toEqual([
      { column: 'sku', fault: 'missing', value: null },
      { column: 'name', fault: 'formula', value: '=HYPERLINK("x")' },
      { column: 'category', fault: 'unknown_category', value: 'cars' },
      { column: 'audience', fault: 'unknown_audience', value: 'birds' },
      { column: 'prescription_only', fault: 'not_yes_or_no', value: 'maybe' },
      { column: 'price', fault: 'not_a_price', value: '4.499' },
      { column: 'stock', fault: 'not_a_count', value: '-1' },
      { column: 'expires_on', fault: 'not_a_day', value: '2027-02-30' },
    ])
    expect(faultsOf({ 2: '@SUM(A1)' })).toEqual([{ column: 'description', fault: 'formula', value: '@SUM(A1)' }])
  })

  it('has stock by lot or none', () => {
    expect(faultsOf({ 8: '' })).toEqual([{ column: 'lot', fault: 'stock_without_lot', value: null }])
    expect(faultsOf({ 7: '' })).toEqual([{ column: 'stock', fault: 'lot_without_stock', value: null }])
  })

  it('has as many cells as there are heads', () => {
    const value = 'Aspirin  tablets people no 4.49 10 L1 2027-01-31'
    expect(readCatalogueLine(heads, good.slice(1), 2)).toEqual({ faults: [{ column: null, fault: 'too_few_cells', value }] })
    expect(readCatalogueLine(heads, [...good, 'x'], 2)).toEqual({
      faults: [{ column: null, fault: 'too_many_cells', value: `A-1 ${value} x` }],
    })
  })

  it('with a character that was lost on the way is refused, in whatever column', () => {
    for (const [index, column] of catalogueColumns.entries())
      expect(faultsOf({ [index]: 'Cr\uFFFDme' })).toContainEqual({ column, fault: 'lost_character', value: 'Cr\uFFFDme' })
  })
})

it('heads that are missing, unknown or there twice are named', () => {
  expect(headFaults(headsOf(['\uFEFFSKU', ' Name ', 'Category', 'audience', 'PRICE', 'prescription only']))).toEqual({
    missing: [],
    unknown: [],
    repeated: [],
  })
  expect(headFaults(headsOf(['sku', 'sku', 'colour']))).toEqual({
    missing: ['name', 'category', 'audience', 'price'],
    unknown: ['colour'],
    repeated: ['sku'],
  })
})
