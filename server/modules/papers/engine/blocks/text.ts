import { lineHeight, styles, type Ink } from '../look.ts'
import type { Part, Sheet, Box } from '../sheet.ts'
import type { TextStyle } from '../text/lines.ts'

/** Text from the sheet's place downwards, over as many pages as it takes. */
export function flowText(
  sheet: Sheet,
  part: Part,
  text: string,
  { style, ink = 'text', box = sheet.box }: { style: TextStyle; ink?: Ink; box?: Box },
): void {
  for (const line of sheet.lines(text, style, box.width)) {
    sheet.ensure(lineHeight(style))
    sheet.write(part, line, { box, y: sheet.y, style, ink })
    sheet.y += lineHeight(style)
  }
}

export function drawHeading(sheet: Sheet, { level, text }: { level: 1 | 2; text: string }): void {
  const style = level === 1 ? styles.title : styles.heading
  sheet.y += level === 1 ? 4 : 10
  // A heading stands with at least two lines of what it heads.
  sheet.ensure(lineHeight(style) + 2 * lineHeight(styles.text))
  flowText(sheet, sheet.part(`H${level}`), text, { style, ink: level === 1 ? 'accent' : 'text' })
  sheet.y += level === 1 ? 6 : 2
}

export function drawParagraph(sheet: Sheet, text: string, tone: 'normal' | 'quiet' | 'strong'): void {
  if (text.trim() === '') return
  flowText(sheet, sheet.part('P'), text, {
    style: tone === 'strong' ? styles.strong : tone === 'quiet' ? styles.small : styles.text,
    ink: tone === 'quiet' ? 'quiet' : 'text',
  })
  sheet.y += 5
}

export function drawNotice(sheet: Sheet, text: string): void {
  const box = { x: sheet.box.x + 12, width: sheet.box.width - 24 }
  const part = sheet.part('P')
  sheet.y += 4
  for (const line of sheet.lines(text, styles.strong, box.width)) {
    sheet.ensure(lineHeight(styles.strong))
    const bar = sheet.direction === 'rtl' ? sheet.box.x + sheet.box.width - 3 : sheet.box.x
    sheet.draw('artifact', (document) => document.rect(bar, sheet.y, 3, lineHeight(styles.strong)).fill('#8a5a00'))
    sheet.write(part, line, { box, y: sheet.y, style: styles.strong })
    sheet.y += lineHeight(styles.strong)
  }
  sheet.y += 8
}

export function drawAddress(sheet: Sheet, { label, lines }: { label?: string | undefined; lines: readonly string[] }): void {
  sheet.ensure((lines.length + 1) * lineHeight(styles.text))
  const box = { x: sheet.box.x, width: sheet.box.width }
  if (label) flowText(sheet, sheet.part('P'), label, { style: styles.small, ink: 'quiet', box })
  const part = sheet.part('P')
  for (const [index, line] of lines.entries())
    flowText(sheet, part, line, { style: index === 0 ? styles.strong : styles.text, box })
  sheet.y += 8
}
