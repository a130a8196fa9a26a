import type { Fonts } from '#server/kernel/ports.ts'
import { drawBlock } from './blocks/draw-block.ts'
import { newDocument, type PdfDocument } from './document.ts'
import { drawFoot, drawHead } from './frame.ts'
import { drawMark } from './mark.ts'
import type { Paper } from './paper.ts'
import { Sheet } from './sheet.ts'
import { facesOf } from './text/faces.ts'
import { Shaper } from './text/shape.ts'

/**
 * A paper as PDF 1.7 on A4, tagged for screen readers (PDF/UA), with only the glyphs that it uses. The same paper gives the same pages in
 * every runtime. Some 20 ms once the fonts are read.
 */
export async function makePaper({ fonts }: { readonly fonts: Fonts }, paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const faces = await facesOf(fonts)
  const { document, embed } = await newDocument({
    lang: paper.locale,
    title: paper.title,
    madeAt: paper.madeAt,
    font: faces[400][0]!.font,
  })
  const written = collected(document)
  const sheet = new Sheet({
    document,
    embed,
    shaper: new Shaper(faces),
    direction: paper.locale === 'ar' ? 'rtl' : 'ltr',
    onPage: (target, number) => {
      if (paper.mark) drawMark(target, paper.mark)
      return drawHead(target, paper, number)
    },
  })
  sheet.newPage()
  for (const block of paper.blocks) drawBlock(sheet, block)
  for (let index = 0; index < sheet.pages; index += 1) {
    document.switchToPage(index)
    drawFoot(sheet, paper, { number: index + 1, of: sheet.pages })
  }
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
