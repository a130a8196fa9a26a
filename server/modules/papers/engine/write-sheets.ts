import type { Locale } from '#contract/kernel/values.ts'
import type { Fonts } from '#server/kernel/ports.ts'
import { newDocument, type PdfDocument } from './document.ts'
import { Sheet } from './sheet.ts'
import { facesOf } from './text/faces.ts'
import { Shaper } from './text/shape.ts'

interface Sheets {
  readonly locale: Locale
  readonly title: string
  readonly madeAt: Date
  /** Draws what a page begins with; answers where its text begins. */
  readonly onPage: (sheet: Sheet, number: number) => number
  /** Draws all else, from the first page on. */
  readonly draw: (sheet: Sheet) => void
}

/** A document from its first page to its last byte, whatever is drawn on it. */
export async function writeSheets(
  fonts: Fonts,
  { locale, title, madeAt, onPage, draw }: Sheets,
): Promise<Uint8Array<ArrayBuffer>> {
  const faces = await facesOf(fonts)
  const { document, embed } = await newDocument({ lang: locale, title, madeAt, font: faces[400][0]!.font })
  const written = collected(document)
  const direction = locale === 'ar' ? 'rtl' : 'ltr'
  const sheet = new Sheet({ document, embed, shaper: new Shaper(faces), direction, onPage })
  sheet.newPage()
  draw(sheet)
  sheet.root.end()
  document.end()
  return written
}

function collected(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
    document.on('end', () => resolve(joined(chunks)))
    document.on('error', reject)
  })
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return whole
}
