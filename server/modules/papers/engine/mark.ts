import { page, styles } from './look.ts'
import type { Sheet } from './sheet.ts'

/** A word in large pale letters under the text: nobody takes a preview for the paper. */
export function drawMark(sheet: Sheet, text: string): void {
  const [line] = sheet.lines(text, { ...styles.title, size: 64 }, page.width)
  if (!line) return
  sheet.write('artifact', line, {
    box: { x: 0, width: page.width },
    y: page.height * 0.42,
    style: { ...styles.title, size: 64 },
    ink: 'mark',
    align: 'middle',
  })
}
