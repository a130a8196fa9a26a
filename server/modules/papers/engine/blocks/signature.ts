import { colours, lineHeight, styles } from '../look.ts'
import type { PaperSignature, SignatureBlock } from '../paper.ts'
import type { Box, Sheet } from '../sheet.ts'
import type { PdfDocument } from '../document.ts'
import { flowText } from './text.ts'

/** The pad's measure, and that of its drawing on paper. */
const pad = { width: 600, height: 200 }
const drawn = { width: 180, height: 60 }

/** At the far side: the drawing over a line, and who signed under it. They stay together on one page. */
export function drawSignature(sheet: Sheet, { drawing, lines, alt }: SignatureBlock): void {
  const width = 210
  const x = sheet.direction === 'rtl' ? sheet.box.x : sheet.box.x + sheet.box.width - width
  const box: Box = { x, width }
  sheet.y += 14
  sheet.ensure(drawn.height + lines.length * lineHeight(styles.small) + 12)
  if (drawing?.kind === 'drawn') {
    const bounds = [x, sheet.y, x + drawn.width, sheet.y + drawn.height]
    sheet.draw(sheet.part('Figure', sheet.root, { alt, bbox: bounds }), (document) =>
      drawStrokes(document, drawing, { x, y: sheet.y }),
    )
  }
  if (drawing?.kind === 'typed') {
    const [line] = sheet.lines(drawing.name, styles.signed, width * 2)
    const fitting = Math.min(1, width / (line?.width || 1))
    const style = { ...styles.signed, size: styles.signed.size * fitting }
    const [fitted] = sheet.lines(drawing.name, style, width + 1)
    if (fitted) sheet.write(sheet.part('P'), fitted, { box, y: sheet.y + drawn.height - lineHeight(style), style })
  }
  sheet.y += drawn.height + 4
  sheet.draw('artifact', (document) =>
    document
      .moveTo(x, sheet.y)
      .lineTo(x + width, sheet.y)
      .lineWidth(0.75)
      .strokeColor(colours.text)
      .stroke(),
  )
  sheet.y += 3
  const part = sheet.part('P')
  for (const [index, text] of lines.entries())
    flowText(sheet, part, text, {
      style: index === 0 ? styles.smallStrong : styles.small,
      ink: index === 0 ? 'text' : 'quiet',
      box,
    })
  sheet.y += 6
}

function drawStrokes(
  document: PdfDocument,
  { strokes }: Extract<PaperSignature, { kind: 'drawn' }>,
  at: { x: number; y: number },
): void {
  const scale = drawn.width / pad.width
  document.lineCap('round').lineJoin('round').lineWidth(1.2).strokeColor(colours.text)
  for (const [first, ...rest] of strokes) {
    if (!first) continue
    document.moveTo(at.x + first.x * scale, at.y + first.y * scale)
    // A dot is a stroke that goes nowhere: a round cap makes it one.
    for (const { x, y } of rest.length === 0 ? [first] : rest) document.lineTo(at.x + x * scale, at.y + y * scale)
    document.stroke()
  }
}
