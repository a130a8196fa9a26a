import type { PdfDocument, EmbeddedFont, StructureElement } from './document.ts'
import { drawRuns } from './draw-line.ts'
import { colours, page, type Ink } from './look.ts'
import type { Direction } from './text/bidi.ts'
import type { Face } from './text/faces.ts'
import { linesOf, type Line, type TextStyle } from './text/lines.ts'
import type { Shaper, ShapedRun } from './text/shape.ts'

export interface Box {
  /** Points from the page's left. */
  readonly x: number
  readonly width: number
}

/** A place in the structure tree to write into. */
export interface Part {
  readonly tag: string
  readonly element: StructureElement
}

interface SheetParts {
  readonly document: PdfDocument
  readonly embed: (font: Face['font']) => EmbeddedFont
  readonly shaper: Shaper
  readonly direction: Direction
  /** Draws what every page but the first begins with; answers where the text begins. */
  readonly onPage: (sheet: Sheet, number: number) => number
}

/** Pages that are written from the top down. Measures are points from the top left; `start` and `end` are those of the paper's direction. */
export class Sheet {
  readonly document: PdfDocument
  readonly direction: Direction
  readonly box: Box = { x: page.margin, width: page.width - 2 * page.margin }
  y = 0
  readonly root: StructureElement
  readonly #shaper: Shaper
  readonly #parts: SheetParts
  readonly #fonts = new Map<Face, EmbeddedFont>()
  #pages = 0

  constructor(parts: SheetParts) {
    this.#parts = parts
    this.document = parts.document
    this.direction = parts.direction
    this.#shaper = parts.shaper
    this.root = this.document.struct('Document')
    this.document.addStructure(this.root)
  }

  get pages(): number {
    return this.#pages
  }

  newPage(): void {
    this.document.addPage()
    this.#pages += 1
    this.y = this.#parts.onPage(this, this.#pages)
  }

  /** What is left of the page. */
  get room(): number {
    return page.bottom - this.y
  }

  /** Goes on with the next page where less room than that is left. */
  ensure(height: number): boolean {
    if (height <= this.room) return false
    this.newPage()
    return true
  }

  part(tag: string, parent: StructureElement = this.root, options: Readonly<Record<string, unknown>> = {}): Part {
    const element = this.document.struct(tag, options)
    parent.add(element)
    return { tag, element }
  }

  lines(text: string, style: TextStyle, width: number): Line[] {
    return linesOf(this.#shaper, text, style, width)
  }

  /** Writes one line into a part; `artifact` for what only repeats. */
  write(
    part: Part | 'artifact',
    line: Line,
    at: { box: Box; y: number; style: TextStyle; ink?: Ink; align?: 'start' | 'end' | 'middle' },
  ): void {
    const { document } = this
    const { box, y, style, ink = 'text', align = 'start' } = at
    const isRight = align !== 'middle' && (align === 'end') !== (this.direction === 'rtl')
    const slack = box.width - line.width
    const x = box.x + (align === 'middle' ? slack / 2 : isRight ? slack : 0)
    this.#marked(part, () => {
      document.fillColor(colours[ink])
      drawRuns(document, (run) => this.#fontOf(run), line.runs, { x, y: y + style.size * page.ascent, size: style.size })
    })
  }

  /** Draws shapes or a picture that is a part of its own. */
  draw(part: Part | 'artifact', shapes: (document: PdfDocument) => void): void {
    this.#marked(part, () => shapes(this.document))
  }

  #marked(part: Part | 'artifact', content: () => void): void {
    const { document } = this
    if (part === 'artifact') {
      document.markContent('Artifact', { type: 'Pagination' })
      content()
      document.endMarkedContent()
      return
    }
    const marked = document.markStructureContent(part.tag)
    content()
    document.endMarkedContent()
    part.element.add(marked)
  }

  #fontOf({ face }: ShapedRun): EmbeddedFont {
    const known = this.#fonts.get(face)
    if (known) return known
    const embedded = this.#parts.embed(face.font)
    this.#fonts.set(face, embedded)
    return embedded
  }
}
