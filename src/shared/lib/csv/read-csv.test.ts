import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { decodeFile, detectEncoding, type FileEncoding, readText } from '../decode-file.ts'
import { readCsv } from './read-csv.ts'

const fileOf = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => new Blob(parts)
async function rowsOf(file: Blob, chunk?: number, encoding: FileEncoding = 'utf-8') {
  const rows: string[][] = []
  for await (const part of readCsv(file, encoding, chunk)) rows.push(...part.rows)
  return rows
}
/** Text in Windows-1252, for characters that ISO 8859-1 has as well. */
const western = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'é', '€', '💊', 'ß', ' ', ',', ';', '"', '\n', 'अ', 'م'), maxLength: 6 }),
  fc.constantFrom('', '=1+1', 'Crème'),
)
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 })

describe('a file that is read in parts', () => {
  test('has the same records wherever its parts begin, at every single byte', async () => {
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom('\n', '\r\n', '\r'), async (cells, newline) => {
        const rows = [['name', 'note'], ...cells]
        const file = fileOf(`\uFEFF${Papa.unparse(rows, { newline, quotes: true })}`)
        const whole = rows.filter((row) => row.some((each) => each.trim() !== ''))
        for (let chunk = 1; chunk <= file.size; chunk++) expect(await rowsOf(file, chunk)).toEqual(whole)
      }),
      { seed: 20261128, numRuns: 20 },
    )
  })

  test('is read as in one piece, also where quotes are not as they should be', async () => {
    const text = fc.string({ unit: fc.constantFrom('"', ',', '\n', 'é', 'x', ' '), maxLength: 24 })
    await fc.assert(
      fc.asyncProperty(text, async (drawn) => {
        const all = `a,b\n${drawn}`
        const { data } = Papa.parse<string[]>(all, { delimiter: ',', newline: '\n', skipEmptyLines: 'greedy' })
        const file = fileOf(all)
        for (let chunk = 1; chunk <= file.size; chunk++) expect(await rowsOf(file, chunk)).toEqual(data)
      }),
      { seed: 20261128, numRuns: 100 },
    )
  })

  test('keeps a character that lies across byte 1,048,576', async () => {
    const heads = 'sku,name\n'
    const before = `${'x'.repeat(1024 * 1024 - heads.length - 3)},C`
    const rows = await rowsOf(fileOf(`${heads}${before}é\n`))
    expect(rows[1]?.[1]).toBe('Cé')
  })
})

describe('how a file begins', () => {
  test.each([
    ['sep=;\nname;note\nA,1;b\n', ';'],
    ['\uFEFFsep=;\r\nname;note\r\nA,1;b\r\n', ';'],
    ['"sep=;"\nname;note\nA,1;b', ';'],
    ['\n\nname;note\nA,1;b\n', ';'],
    ['name;note\nA,1;b\n', ';'],
    ['sep=\t\nname\tnote\nA,1\tb\n', '\t'],
  ])('%j', async (text, delimiter) => {
    for (const chunk of [1, 2, 3, 1000]) {
      const found: string[] = []
      for await (const part of readCsv(fileOf(text), 'utf-8', chunk)) found.push(part.delimiter)
      expect(new Set(found)).toEqual(new Set([delimiter]))
      expect(await rowsOf(fileOf(text), chunk)).toEqual([
        ['name', 'note'],
        ['A,1', 'b'],
      ])
    }
  })

  test('an empty file has no records', async () => {
    expect(await rowsOf(fileOf())).toEqual([])
    expect(await rowsOf(fileOf('sep=;\n'))).toEqual([])
  })
})

describe('the encoding', () => {
  test('is UTF-8 for any text written so, wherever its parts begin', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 20 }), async (text) => {
        const file = fileOf(text)
        for (let chunk = 1; chunk <= file.size; chunk++) {
          expect(await detectEncoding(file, chunk)).toEqual({ encoding: 'utf-8' })
          let read = ''
          for await (const part of decodeFile(file, 'utf-8', chunk)) read += part
          expect(read).toBe(text.replace(/^\uFEFF/, ''))
        }
      }),
      { seed: 20261128, numRuns: 40 },
    )
  })

  test('is asked for where bytes are not UTF-8, with the line that has them; never is anything replaced', async () => {
    const file = fileOf(western('name;note\r\nPlain;x\r\nCrème brûlée;à\r\n'))
    for (let chunk = 1; chunk <= file.size; chunk++) {
      expect(await detectEncoding(file, chunk)).toEqual({ encoding: null, preview: ['Crème brûlée;à'] })
      await expect(rowsOf(file, chunk)).rejects.toThrow(TypeError)
      expect((await rowsOf(file, chunk, 'windows-1252'))[2]).toEqual(['Crème brûlée', 'à'])
    }
    expect(await readText(file, 'windows-1252')).toContain('Crème brûlée;à')
  })

  test('a file that mixes encodings shows a line of each; one that ends within a character is not UTF-8', async () => {
    const mixed = fileOf('name\nété\n', western('Crème\n'))
    expect(await detectEncoding(mixed)).toEqual({ encoding: null, preview: ['Crème', 'Ã©tÃ©'] })
    expect(await detectEncoding(fileOf('name\nCr', Uint8Array.of(0xc3)))).toEqual({ encoding: null, preview: ['CrÃ'] })
  })

  test('UTF-16 with its mark is read; what is no text is not offered', async () => {
    const text = 'name\tnote\nCrème\tx\n'
    const bytes = new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (character) => character.charCodeAt(0)).buffer)
    expect(await detectEncoding(fileOf(bytes))).toEqual({ encoding: 'utf-16le' })
    expect((await rowsOf(fileOf(bytes), 3, 'utf-16le'))[1]).toEqual(['Crème', 'x'])
    expect(await detectEncoding(fileOf(Uint8Array.of(0x50, 0x4b, 3, 4, 0xff, 0xfe, 0)))).toEqual({ encoding: null, preview: [] })
  })
})
