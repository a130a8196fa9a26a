import type { Locale } from '#contract/kernel/values.ts'
import type { Fonts } from '#server/kernel/ports.ts'
import { drawQr } from './blocks/qr.ts'
import { colours, lineHeight, page, type Ink } from './look.ts'
import type { Box, Sheet } from './sheet.ts'
import type { TextStyle } from './text/lines.ts'
import { writeSheets } from './write-sheets.ts'

/** One page to hang up, read from a few steps away. */
export interface Poster {
  readonly locale: Locale
  readonly title: string
  /** Across the top: one or two words. */
  readonly band: string
  /** JPEG, and what it shows; `null` without one. */
  readonly picture: { readonly jpeg: Uint8Array<ArrayBuffer>; readonly alt: string } | null
  readonly name: string
  /** Under the name, in one line or two. */
  readonly facts: string
  readonly words: string
  /** What to do and what not to. */
  readonly ask: string
  /** Beside the code, and where the code leads. */
  readonly invitation: string
  readonly url: string
  readonly alt: string
  readonly madeAt: Date
}

const margin = 40
const box: Box = { x: margin, width: page.width - 2 * margin }
const band = 118
const code = 138
const gap = 14
/** Above the code's edge everything else has to end. */
const codeTop = page.height - margin - code
const leastPicture = 150

/** A poster as a tagged PDF of one page: the picture takes what room the words leave. */
export function makePoster({ fonts }: { readonly fonts: Fonts }, poster: Poster): Promise<Uint8Array<ArrayBuffer>> {
  return writeSheets(fonts, { ...poster, onPage: (sheet) => drawBand(sheet, poster.band), draw: (sheet) => draw(sheet, poster) })
}

function drawBand(sheet: Sheet, words: string): number {
  sheet.draw('artifact', (document) => document.rect(0, 0, page.width, band).fill(colours.missing))
  const style = fitted(sheet, words, { size: 76, weight: 600 })
  const [line] = sheet.lines(words, style, page.width)
  const y = (band - lineHeight(style)) / 2
  if (line) sheet.write(sheet.part('P'), line, { box, y, style, ink: 'paper', align: 'middle' })
  return band + gap
}

function draw(sheet: Sheet, poster: Poster): void {
  const top = sheet.y
  const name = fitted(sheet, poster.name, { size: 56, weight: 600 })
  const facts: TextStyle = { size: 16, weight: 400 }
  const ask: TextStyle = { size: 15, weight: 600 }
  const around =
    lineHeight(name) + height(sheet, poster.facts, facts) + height(sheet, poster.ask, ask) + gap + (poster.words ? gap : 0)
  const room = codeTop - gap - top - around - (poster.picture ? leastPicture + gap : 0)
  const words = within(sheet, poster.words, room)
  if (poster.picture) drawPicture(sheet, poster.picture, codeTop - gap - top - around - words.height - gap)
  write(sheet, 'H1', [poster.name], name)
  write(sheet, 'P', [poster.facts], facts, 'quiet')
  if (words.text) {
    sheet.y += gap
    write(sheet, 'P', [words.text], words.style)
  }
  sheet.y += gap
  write(sheet, 'P', [poster.ask], ask)
  drawCode(sheet, poster)
}

function drawPicture(sheet: Sheet, { jpeg, alt }: NonNullable<Poster['picture']>, most: number): void {
  const bounds = [box.x, sheet.y, box.x + box.width, sheet.y + most]
  sheet.draw(sheet.part('Figure', sheet.root, { alt, bbox: bounds }), (document) =>
    document.image(jpeg as unknown as Parameters<typeof document.image>[0], box.x, sheet.y, {
      fit: [box.width, most],
      align: 'center',
      valign: 'center',
    }),
  )
  sheet.y += most + gap
}

function drawCode(sheet: Sheet, { url, invitation, alt }: Poster): void {
  const isRightToLeft = sheet.direction === 'rtl'
  const x = isRightToLeft ? box.x + box.width - code : box.x
  const figure = sheet.part('Figure', sheet.root, { alt, bbox: [x, codeTop, x + code, codeTop + code] })
  drawQr(sheet, figure, url, { x, y: codeTop, side: code })
  const beside: Box = { x: isRightToLeft ? box.x : box.x + code + 22, width: box.width - code - 22 }
  const large: TextStyle = { size: 21, weight: 600 }
  const small: TextStyle = { size: 10, weight: 400 }
  const address = url.replace(/^https?:\/\//, '')
  const lines = [
    ...sheet.lines(invitation, large, beside.width).map((line) => ({ line, style: large, ink: 'text' as Ink })),
    ...sheet.lines(address, small, beside.width).map((line) => ({ line, style: small, ink: 'quiet' as Ink })),
  ]
  const whole = lines.reduce((sum, { style }) => sum + lineHeight(style), 0)
  let y = codeTop + Math.max(0, (code - whole) / 2)
  const part = sheet.part('P')
  for (const { line, style, ink } of lines) {
    sheet.write(part, line, { box: beside, y, style, ink })
    y += lineHeight(style)
  }
}

function write(sheet: Sheet, tag: string, texts: readonly string[], style: TextStyle, ink: Ink = 'text'): void {
  const part = sheet.part(tag)
  for (const line of texts.flatMap((text) => sheet.lines(text, style, box.width))) {
    sheet.write(part, line, { box, y: sheet.y, style, ink, align: 'middle' })
    sheet.y += lineHeight(style)
  }
}

const height = (sheet: Sheet, text: string, style: TextStyle) => sheet.lines(text, style, box.width).length * lineHeight(style)

/** One line across the page at most: what is longer is written smaller. */
function fitted(sheet: Sheet, text: string, style: TextStyle): TextStyle {
  const [line] = sheet.lines(text, style, 100_000)
  return { ...style, size: Math.max(12, style.size * Math.min(1, box.width / (line?.width || 1))) }
}

/** The words in the largest size that they fit in; what does not fit in the smallest is left out, and an ellipsis says so. */
function within(sheet: Sheet, text: string, room: number): { text: string; style: TextStyle; height: number } {
  const of = (size: number) => ({ size, weight: 400 }) as const
  const sizes = [18, 16, 14, 12, 11, 10, 9]
  const size = sizes.find((each) => height(sheet, text, of(each)) <= room) ?? 9
  let shown = text
  while (shown !== '' && height(sheet, shown, of(size)) > room) shown = shown.replace(/\s*\S+…?$/, '…').replace(/^…$/, '')
  return { text: shown, style: of(size), height: shown ? height(sheet, shown, of(size)) : 0 }
}
