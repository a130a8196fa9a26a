import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { packageFonts } from '#server/adapters/fonts/package-files.ts'
import { locales } from '#contract/kernel/values.ts'
import { pixelsOf, readPaper } from '../../../../tests/support/poppler.ts'
import { makePaper } from './make-paper.ts'
import type { Block, Paper } from './paper.ts'
import { sampleCheck, samplePaper, samplePrescription } from './testing/sample-paper.ts'

const made = (paper: Paper) => makePaper({ fonts: packageFonts }, paper)
const textOf = async (paper: Paper, ...options: string[]) =>
  // Marks of direction that the reader adds are no part of the text.
  (await readPaper('pdftotext', await made(paper), [...options, 'PAPER', '-'])).replaceAll(/[\u202a-\u202e\u200e\u200f]/g, '')
const paragraphs = (...texts: string[]): Block[] => texts.map((text) => ({ kind: 'paragraph', text }))

test.each(locales)('%s: whole and tagged, as readers that are not ours find it', async (locale) => {
  const bytes = await made(samplePrescription(locale))
  expect(await readPaper('qpdf', bytes, ['--check', 'PAPER'])).toContain('No syntax or stream encoding errors found')
  expect(await readPaper('pdfinfo', bytes, ['PAPER'])).toMatch(/Tagged:\s+yes/)
  const tree = await readPaper('pdfinfo', bytes, ['-struct', 'PAPER'])
  for (const tag of ['Document', 'H1', 'Table', 'TR', 'TH', 'TD', 'P', 'Figure'])
    expect(tree).toMatch(new RegExp(`^\\s*${tag}\\b`, 'm'))
  expect(tree).toMatch(/Scope \/Column/)
  expect(bytes.byteLength).toBeLessThan(60_000)
})

test.each([
  'The quick brown fox, 500 mg (½ tablet) – “twice” a day: 12 €',
  'Łukasz Żółć, Çağlar Öztürk, Nguyễn Văn Đạt',
  'Ελένη Παπαδοπούλου · Юлия Щербакова',
  'श्रीमती क्षितिजा कृष्णमूर्ति को दिन में तीन बार',
  'रोगी को Amoxicillin 500 mg दिन में 3 बार दें',
])('reads again as it was written: %s', async (text) => {
  expect(await textOf(samplePaper('en-US', paragraphs(text)))).toContain(text)
})

test('an Arabic name beside a Latin medicine keeps its order', async () => {
  const text = 'محمد عبد الرحمن'
  const read = await textOf(samplePaper('ar', paragraphs(`${text} Amoxicillin 500 mg`)))
  expect(read).toContain('Amoxicillin 500 mg')
  // The reader turns lam and alef of their ligature round; all else stands as it was written.
  expect(read).toContain('محمد عبد')
})

test('the QR is read by a reader that is not ours, and opens the paper’s page', async () => {
  const { width, height, grey } = await pixelsOf(await made(samplePrescription('ar')))
  const colours = new Uint8ClampedArray(width * height * 4)
  for (const [index, value] of grey.entries()) colours.set([value, value, value, 255], index * 4)
  expect(jsQR(colours, width, height)?.data).toBe(sampleCheck.url)
})

test('a table goes on over pages under its heads, and nothing of it is lost', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => [
    `Row ${index + 1}.`,
    'a line that is long enough to be broken into several lines of its column',
  ])
  const columns = [
    { title: 'Name', share: 1 },
    { title: 'Words', share: 1 },
  ]
  const bytes = await made(samplePaper('en-US', [{ kind: 'table', columns, rows }]))
  const text = await readPaper('pdftotext', bytes, ['-raw', 'PAPER', '-'])
  for (const [name] of rows) expect(text).toContain(name)
  const pages = text.split('\f').filter((page) => page.trim() !== '')
  expect(pages.length).toBeGreaterThan(3)
  for (const [index, page] of pages.entries()) {
    expect(page).toMatch(/Name\s+Words/)
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(page).toContain(sampleCheck.code)
  }
  // Heads that only repeat are no part of what is read aloud.
  expect((await readPaper('pdfinfo', bytes, ['-struct', 'PAPER'])).match(/Scope \/Column/g)).toHaveLength(2)
})

test('a name of 120 letters, with spaces and without, stays within the page', async () => {
  for (const name of ['Wolfeschlegelsteinhausenbergerdorff'.repeat(4).slice(0, 120), 'Maria Anna '.repeat(11).slice(0, 120)]) {
    const read = await textOf(samplePaper('de-DE', [{ kind: 'facts', rows: [{ label: 'Name', value: name }] }]))
    expect(read.replaceAll(/\s/g, '')).toContain(name.replaceAll(/\s/g, ''))
  }
})

test('a cell that is longer than a page is cut between its lines', async () => {
  const words = Array.from({ length: 3000 }, (_, index) => `w${index}`)
  const columns = [{ title: 'Words', share: 1 }]
  const read = await textOf(samplePaper('en-US', [{ kind: 'table', columns, rows: [[words.join(' ')]] }]))
  const found = new Set(read.split(/\s+/))
  expect(words.filter((word) => !found.has(word))).toEqual([])
})

test('signs that no font has, and none at all, make a paper all the same', async () => {
  for (const text of ['', ' ', '🐶 Milo 犬', '\u202e\u2066', 'a\nb\n\nc'])
    expect((await made(samplePaper('hi-IN', paragraphs(text)))).byteLength).toBeGreaterThan(1000)
})

test('narrow spaces of numbers are drawn as spaces', async () => {
  const weight = new Intl.NumberFormat('fr-FR', { style: 'unit', unit: 'kilogram' }).format(1234.5)
  expect(weight).toMatch(/\u202f/)
  const text = await textOf(samplePaper('fr-FR', paragraphs(weight)))
  expect(text).toMatch(/1[ \u00a0]234,5[ \u00a0]kg/)
})
