import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvFields, csvOf } from './csv-fields.ts'
import { toCsv } from './csv.ts'

/** RFC 4180, letter by letter: a second reading to hold the writing against. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let field = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (isQuoted && letter === '"' && text[at + 1] === '"') field += text[++at]
    else if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && (letter === ',' || (letter === '\r' && text[at + 1] === '\n'))) {
      rows.at(-1)!.push(field)
      field = ''
      if (letter === '\r') {
        rows.push([])
        at += 1
      }
    } else field += letter
  }
  return rows.slice(0, -1)
}

const texts = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', "'", '"', ',', ';', '\t', '\r', '\n', ' ', 'a', 'é', '😀'),
  maxLength: 8,
})
const cell = fc.oneof(texts, fc.double({ noNaN: true, noDefaultInfinity: true }))
const tables = fc.integer({ min: 1, max: 5 }).chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width })))

test('what is written can be read again, cell by cell; only a mark before formulas is added', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const header = rows[0]?.map((_, index) => `Column ${index}`) ?? ['Column']
      const [head, ...read] = readCsv(toCsv(header, rows).slice(1))
      expect(head).toEqual(header)
      expect(read.map((row) => row.map((text) => text.replace(/^'/, '')))).toEqual(
        rows.map((row) => row.map((value) => String(value).replace(/^'/, ''))),
      )
    }),
    { seed: 7 },
  )
})

test('no text begins as a formula, whatever stands before; numbers stay numbers', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const read = readCsv(toCsv(['x'], rows).slice(1)).slice(1)
      for (const [at, row] of read.entries())
        for (const [index, text] of row.entries()) {
          const given = rows[at]![index]!
          if (typeof given === 'number') expect(text).toBe(String(given))
          else expect(text).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/)
        }
    }),
    { seed: 7 },
  )
})

test('spreadsheets are told that it is UTF-8', () => expect(toCsv(['é'], [])).toBe('\uFEFFé\r\n'))

test('a column gives its value, several fields, or none', () => {
  const cells = { cell: () => null }
  const columns = [
    { key: 'name', header: 'Name', csv: (row: { name: string; fee: number }) => row.name, ...cells },
    { key: 'face', header: 'Face', ...cells },
    {
      key: 'fee',
      header: 'Fee',
      csv: [
        { header: 'Fee', value: (row: { fee: number }) => row.fee },
        { header: 'Currency', value: () => 'USD' },
      ],
      ...cells,
    },
  ]
  expect(csvFields(columns).map(({ header }) => header)).toEqual(['Name', 'Fee', 'Currency'])
  expect(csvOf(columns, [{ name: '=Milo', fee: -3 }])).toBe("\uFEFFName,Fee,Currency\r\n'=Milo,-3,USD\r\n")
})
