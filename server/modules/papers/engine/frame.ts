import { paperSentences, sentence } from '../sentences.ts'
import { drawQr } from './blocks/qr.ts'
import { flowText } from './blocks/text.ts'
import { colours, lineHeight, page, styles } from './look.ts'
import type { Paper, PaperHead } from './paper.ts'
import type { Box, Part, Sheet } from './sheet.ts'

const logoHeight = 46
const logoWidth = 110
const qrSize = 62

/** The letterhead of the first page; the others say whose paper goes on. Answers where the text begins. */
export function drawHead(sheet: Sheet, { letterhead, title }: Paper, number: number): number {
  sheet.y = page.margin - 8
  if (number === 1) return drawLetterhead(sheet, letterhead)
  const [line] = sheet.lines(`${letterhead.heading} · ${title}`, styles.small, sheet.box.width)
  if (line) sheet.write('artifact', line, { box: sheet.box, y: sheet.y, style: styles.small, ink: 'quiet' })
  return page.margin + lineHeight(styles.small)
}

function drawLetterhead(sheet: Sheet, { heading, lines, logo }: PaperHead): number {
  const top = sheet.y
  const { x, width } = sheet.box
  const isRightToLeft = sheet.direction === 'rtl'
  const beside = logo ? logoWidth + 16 : 0
  const box: Box = { x: isRightToLeft ? x : x + beside, width: width - beside }
  if (logo) {
    const at = isRightToLeft ? x + width - logoWidth : x
    const bounds = [at, top, at + logoWidth, top + logoHeight]
    sheet.draw(sheet.part('Figure', sheet.root, { alt: heading, bbox: bounds }), (document) =>
      document.image(logo as unknown as Parameters<typeof document.image>[0], at, top, {
        fit: [logoWidth, logoHeight],
        align: isRightToLeft ? 'right' : undefined,
      }),
    )
  }
  flowText(sheet, sheet.part('P'), heading, { style: styles.letterhead, box })
  if (lines.length > 0) flowText(sheet, sheet.part('P'), lines.join('\n'), { style: styles.small, ink: 'quiet', box })
  sheet.y = Math.max(sheet.y, logo ? top + logoHeight : 0) + 8
  sheet.draw('artifact', (document) =>
    document
      .moveTo(x, sheet.y)
      .lineTo(x + width, sheet.y)
      .lineWidth(1.5)
      .strokeColor(colours.accent)
      .stroke(),
  )
  return sheet.y + 14
}

/** The foot of one page: how the paper is checked, the practice's own words, the page's number. Only on the last page is it part of what is read aloud. */
export function drawFoot(sheet: Sheet, paper: Paper, { number, of }: { number: number; of: number }): void {
  const words = paperSentences[paper.locale]
  const { x, width } = sheet.box
  const part = (tag: string): Part | 'artifact' => (number === of ? sheet.part(tag) : 'artifact')
  const top = page.footTop
  sheet.draw('artifact', (document) =>
    document
      .moveTo(x, top)
      .lineTo(x + width, top)
      .lineWidth(0.5)
      .strokeColor(colours.line)
      .stroke(),
  )
  const isRightToLeft = sheet.direction === 'rtl'
  const opened = paper.check ?? paper.leads
  const beside = opened ? qrSize + 12 : 0
  const box: Box = { x: isRightToLeft ? x : x + beside, width: width - beside }
  let y = top + 8
  const row = (
    tag: Part | 'artifact',
    text: string,
    style: typeof styles.small | typeof styles.code,
    ink: 'quiet' | 'text',
    most: number,
  ) => {
    for (const line of sheet.lines(text, style, box.width).slice(0, most)) {
      sheet.write(tag, line, { box, y, style, ink })
      y += lineHeight(style) * 0.92
    }
  }
  if (opened) {
    const { url } = opened
    const at = isRightToLeft ? x + width - qrSize : x
    const figure: Part | 'artifact' =
      number === of
        ? sheet.part('Figure', sheet.root, {
            alt: sentence(words.qr, { url }),
            bbox: [at, top + 8, at + qrSize, top + 8 + qrSize],
          })
        : 'artifact'
    drawQr(sheet, figure, url, { x: at, y: top + 8, side: qrSize })
  }
  if (paper.check) {
    const { code, url } = paper.check
    row(part('P'), `${words.code} ${code}`, styles.code, 'text', 1)
    row(part('P'), sentence(words.check, { url: url.replace(/^https?:\/\//, '') }), styles.small, 'quiet', 2)
  } else if (paper.leads) row(part('P'), paper.leads.text, styles.small, 'text', 3)
  if (paper.letterhead.footer) row(part('P'), paper.letterhead.footer, styles.small, 'quiet', opened ? 2 : 4)
  const pages = sentence(words.page, { number: String(number), of: String(of) })
  const [line] = sheet.lines(pages, styles.small, width)
  if (line)
    sheet.write('artifact', line, { box: sheet.box, y: page.height - 30, style: styles.small, ink: 'quiet', align: 'end' })
}
