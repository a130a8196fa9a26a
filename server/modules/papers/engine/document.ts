import type PDFKit from 'pdfkit'
import type { Font } from 'fontkit'

/** Of pdfkit's fonts what glyphs are written with; its own types leave it out. The package's version is pinned for it. */
export interface EmbeddedFont {
  readonly id: string
  readonly subset: { includeGlyph(glyph: number): number }
  readonly widths: (number | undefined)[]
  readonly unicode: (readonly number[] | undefined)[]
  ref(): unknown
}

type FontClass = new (document: object, font: Font, id: string) => EmbeddedFont

export interface StructureElement {
  add(child: StructureElement | StructureContent): StructureElement
  end(): void
}
export type StructureContent = { readonly refs: readonly unknown[] }

/** pdfkit's document with the parts of it that draw glyphs and build the structure tree by hand. */
export type PdfDocument = Omit<typeof PDFKit.prototype, 'struct' | 'markStructureContent' | 'addStructure' | 'page'> & {
  readonly _font: EmbeddedFont
  readonly _fontFamilies: Record<string, EmbeddedFont>
  readonly page: { readonly fonts: Record<string, unknown>; readonly width: number; readonly height: number }
  on(event: 'data', listener: (chunk: Uint8Array<ArrayBuffer>) => void): unknown
  on(event: 'end', listener: () => void): unknown
  on(event: 'error', listener: (fault: Error) => void): unknown
  addContent(content: string): PdfDocument
  struct(type: string, options?: Readonly<Record<string, unknown>>): StructureElement
  markStructureContent(tag: string): StructureContent
  addStructure(element: StructureElement): PdfDocument
}

export interface NewDocument {
  readonly lang: string
  readonly title: string
  readonly madeAt: Date
  /** A font of the paper; without one pdfkit would read one of its own. */
  readonly font: Font
}

/** An empty document of A4 pages, tagged as PDF/UA asks, and how its fonts are made. */
export async function newDocument({ lang, title, madeAt, font }: NewDocument) {
  const { default: Document } = await import('pdfkit')
  const options = {
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA',
    displayTitle: true,
    lang,
    font,
    info: { Title: title, Producer: 'Carenest', Creator: 'Carenest', CreationDate: madeAt },
  }
  const document = new Document(options as unknown as PDFKit.PDFDocumentOptions) as unknown as PdfDocument
  const FontOfDocument = document._font.constructor as FontClass
  const embed = (face: Font): EmbeddedFont => {
    const id = `F${Object.keys(document._fontFamilies).length + 1}`
    const embedded = new FontOfDocument(document, face, id)
    // pdfkit takes two cuts of one family for the same font; by their ids they are kept apart.
    document._fontFamilies[id] = embedded
    return embedded
  }
  return { document, embed }
}
