import { expect, test } from 'vitest'
import { readCatalogueLine } from '#contract/pharmacy/catalogue-line.ts'
import { importedLines, newImport } from '#contract/pharmacy/schemas.ts'
import { type FilePart, readFile } from './read-file.ts'

async function read(text: string) {
  const found: { heads: string[]; delimiter: string; parts: FilePart[] } = { heads: [], delimiter: '', parts: [] }
  await readFile(new Blob([text]), 'utf-8', {
    heads: async (heads, delimiter) => void Object.assign(found, { heads, delimiter }),
    part: async (part) => void found.parts.push(part),
  })
  return found
}

test('lines come in parts, each with the number of its first line', async () => {
  const lines = Array.from({ length: 5001 }, (_, index) => `A-${index};Crème ${index}`)
  const { heads, delimiter, parts } = await read(`sep=;\nsku;name\n${lines.join('\n\n')}\n`)
  expect([heads, delimiter]).toEqual([['sku', 'name'], ';'])
  expect(parts.map((part) => [part.firstLine, part.lines.length])).toEqual([
    [2, 2500],
    [2502, 2500],
    [5002, 1],
  ])
  expect(parts.flatMap((part) => part.lines)).toEqual(lines.map((line) => line.split(';')))
})

test('whatever a file holds, the server takes its parts and names what is wrong by line', async () => {
  const { heads, parts } = await read(`sku,name,${'x'.repeat(99)}\nA-1,${'💊'.repeat(4000)},\n${'a,'.repeat(90)}\n`)
  expect(newImport.safeParse({ name: 'a.csv', delimiter: ',', heads }).success).toBe(true)
  expect(importedLines.safeParse(parts[0]).success).toBe(true)
  const faults = parts[0]!.lines.map((cells) => readCatalogueLine(['sku', 'name', 'lot'], cells, 2))
  expect(faults).toMatchObject([
    { faults: [{ column: 'name', fault: 'too_long' }, {}, {}, {}] },
    { faults: [{ fault: 'too_many_cells' }] },
  ])
})

test('an empty file has no parts', async () => {
  expect(await read('\n\n')).toEqual({ heads: [], delimiter: '', parts: [] })
})
