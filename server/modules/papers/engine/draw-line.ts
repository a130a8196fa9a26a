import type { PdfDocument, EmbeddedFont } from './document.ts'
import type { ShapedRun } from './text/shape.ts'

const hex = (value: number) => value.toString(16).padStart(4, '0')
const fixed = (value: number) => String(Math.round(value * 1000) / 1000)

/** Of Devanagari a glyph does not tell its text: several signs make one, and change places. */
const isToldByGlyphs = ({ face }: ShapedRun) => face.script !== 'devanagari'

function actualText(runs: readonly ShapedRun[]): string {
  const text = runs.map((run) => run.text).join('')
  const units = Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index)))
  return `/Span <</ActualText <feff${units.join('')}> /Lang (hi)>> BDC`
}

/** Writes runs of one line beside each other. `y` is the base line's, in points from the page's top. */
export function drawRuns(
  document: PdfDocument,
  fontOf: (run: ShapedRun) => EmbeddedFont,
  runs: readonly ShapedRun[],
  at: { readonly x: number; readonly y: number; readonly size: number },
): void {
  let x = at.x
  for (const spelled of spelledRuns(runs)) {
    const font = fontOf(spelled[0]!)
    document.page.fonts[font.id] ??= font.ref()
    const written = spelled.map((run) => {
      const operators = glyphs(font, run, { ...at, x })
      x += (run.width * at.size) / 1000
      return operators
    })
    const isTold = isToldByGlyphs(spelled[0]!)
    if (!isTold) document.addContent(actualText(spelled))
    document.addContent(`BT /${font.id} ${fixed(at.size)} Tf ${written.join(' ')} ET`)
    if (!isTold) document.addContent('EMC')
  }
}

/** Neighbours of one face. */
function spelledRuns(runs: readonly ShapedRun[]): ShapedRun[][] {
  const spelled: ShapedRun[][] = []
  for (const run of runs) {
    const last = spelled.at(-1)
    if (last?.[0]!.face === run.face) last.push(run)
    else spelled.push([run])
  }
  return spelled
}

/** Glyphs that stand on the line follow each other; one that is moved from it (a mark) has a place of its own. */
function glyphs(
  font: EmbeddedFont,
  { face, glyphs: all, positions }: ShapedRun,
  at: { x: number; y: number; size: number },
): string {
  const scale = at.size / 1000
  const written: string[] = []
  let row: string[] = []
  let advanced = 0
  const place = (dx: number, dy: number) => `1 0 0 -1 ${fixed(at.x + dx * scale)} ${fixed(at.y - dy * scale)} Tm`
  const endRow = () => {
    if (row.length > 0) written.push(`[${row.join('')}] TJ`)
    row = []
  }
  for (const [index, glyph] of all.entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index]!
    const id = font.subset.includeGlyph(glyph.id)
    font.widths[id] ??= (glyph.advanceWidth * 1000) / face.font.unitsPerEm
    font.unicode[id] ??= glyph.codePoints
    const isMoved = xOffset !== 0 || yOffset !== 0
    if (isMoved) endRow()
    if (row.length === 0) written.push(place(advanced + xOffset, yOffset))
    row.push(`<${hex(id)}>`)
    advanced += xAdvance
    if (isMoved) endRow()
    else if (xAdvance !== glyph.advanceWidth) row.push(fixed(glyph.advanceWidth - xAdvance))
  }
  endRow()
  return written.join(' ')
}
