import { colours, lineHeight, page, styles, type Ink } from '../look.ts'
import type { Column, Fact } from '../paper.ts'
import type { Box, Part, Sheet } from '../sheet.ts'
import type { StructureElement } from '../document.ts'
import type { Line, TextStyle } from '../text/lines.ts'

const gap = 10
const padding = 4

interface Cell {
  readonly box: Box
  readonly lines: readonly Line[]
  readonly style: TextStyle
  readonly ink: Ink
  readonly align: 'start' | 'end'
}

/** The columns' boxes in reading order; from right to left the first stands at the right. */
function boxesOf(sheet: Sheet, shares: readonly number[]): Box[] {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const free = sheet.box.width - gap * (shares.length - 1)
  let before = 0
  return shares.map((share) => {
    const width = (free * share) / whole
    const x = sheet.direction === 'rtl' ? sheet.box.x + sheet.box.width - before - width : sheet.box.x + before
    before += width + gap
    return { x, width }
  })
}

const heightOf = (cells: readonly Cell[]) =>
  Math.max(...cells.map(({ lines, style }) => lines.length * lineHeight(style)), lineHeight(styles.text))

/** A row, whole where it fits on a page; one that is higher is cut between its lines. `again` draws the heads of a further page. */
function drawRow(sheet: Sheet, cells: readonly Cell[], parts: readonly (Part | 'artifact')[], again: () => void): void {
  const height = heightOf(cells) + 2 * padding
  if (height > sheet.room && sheet.room < (page.bottom - page.margin) * 0.6) {
    sheet.newPage()
    again()
  }
  sheet.y += padding
  const most = Math.max(...cells.map(({ lines }) => lines.length), 1)
  for (let index = 0; index < most; index += 1) {
    const step = Math.max(...cells.map(({ style }) => lineHeight(style)))
    if (step > sheet.room) {
      sheet.newPage()
      again()
      sheet.y += padding
    }
    for (const [column, { lines, ...look }] of cells.entries()) {
      const line = lines[index]
      if (line) sheet.write(parts[column]!, line, { ...look, y: sheet.y })
    }
    sheet.y += step
  }
  sheet.y += padding
}

function rule(sheet: Sheet, colour: Ink, width: number): void {
  const { x, width: length } = sheet.box
  sheet.draw('artifact', (document) =>
    document
      .moveTo(x, sheet.y)
      .lineTo(x + length, sheet.y)
      .lineWidth(width)
      .strokeColor(colours[colour])
      .stroke(),
  )
}

export function drawTable(sheet: Sheet, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  const boxes = boxesOf(
    sheet,
    columns.map(({ share }) => share),
  )
  const cell = (text: string, column: number, style: TextStyle, ink: Ink): Cell => ({
    box: boxes[column]!,
    lines: sheet.lines(text, style, boxes[column]!.width),
    style,
    ink,
    align: columns[column]!.align ?? 'start',
  })
  const heads = columns.map(({ title }, index) => cell(title, index, styles.smallStrong, 'quiet'))
  const table = sheet.part('Table')
  const head = (parts: readonly (Part | 'artifact')[]) => {
    drawRow(sheet, heads, parts, () => {})
    rule(sheet, 'accent', 1)
  }
  const again = () => head(heads.map(() => 'artifact' as const))
  sheet.ensure(heightOf(heads) + lineHeight(styles.text) + 4 * padding)
  const headRow = sheet.part('TR', table.element)
  head(heads.map(() => sheet.part('TH', headRow.element, { scope: 'Column' })))
  for (const texts of rows) {
    const cells = texts.map((text, index) => cell(text, index, index === 0 ? styles.strong : styles.text, 'text'))
    const row = sheet.part('TR', table.element)
    const parts = cells.map((_, index) =>
      index === 0 ? sheet.part('TH', row.element, { scope: 'Row' }) : sheet.part('TD', row.element),
    )
    drawRow(sheet, cells, parts, again)
    rule(sheet, 'line', 0.5)
  }
  sheet.y += 8
}

/** Labels with what they say; `end` sets the values at the far side, as sums are. */
function drawPairs(
  sheet: Sheet,
  rows: readonly Fact[],
  look: { shares: readonly number[]; align: 'start' | 'end'; isGrand: (index: number) => boolean },
): void {
  const told = rows.filter((row): row is Fact & { value: string } => row.value !== null && row.value.trim() !== '')
  if (told.length === 0) return
  const boxes = boxesOf(sheet, look.shares)
  const table: StructureElement = sheet.part('Table').element
  for (const [index, { label, value }] of told.entries()) {
    const isGrand = look.isGrand(index + rows.length - told.length)
    const style = isGrand ? styles.strong : styles.text
    const [first, second] = [boxes.at(-2)!, boxes.at(-1)!]
    const cells: Cell[] = [
      {
        box: first,
        lines: sheet.lines(label, isGrand ? style : styles.text, first.width),
        style,
        ink: isGrand ? 'text' : 'quiet',
        align: 'start',
      },
      { box: second, lines: sheet.lines(value, style, second.width), style, ink: 'text', align: look.align },
    ]
    const row = sheet.part('TR', table)
    drawRow(sheet, cells, [sheet.part('TH', row.element, { scope: 'Row' }), sheet.part('TD', row.element)], () => {})
    sheet.y -= padding
  }
  sheet.y += padding + 8
}

export const drawFacts = (sheet: Sheet, rows: readonly Fact[]) =>
  drawPairs(sheet, rows, { shares: [3, 7], align: 'start', isGrand: () => false })

export const drawTotals = (sheet: Sheet, rows: readonly Fact[]) =>
  drawPairs(sheet, rows, { shares: [5, 3, 2], align: 'end', isGrand: (index) => index === rows.length - 1 })
