import type { Glyph, GlyphPosition } from 'fontkit'
import type { FontWeight } from '#server/kernel/ports.ts'
import { visualRuns, type DirectedText } from './bidi.ts'
import type { Face, Faces } from './faces.ts'

/** Glyphs of one face, from left to right as they stand. Measures are thousandths of the size. */
export interface ShapedRun {
  readonly face: Face
  /** As it is read. */
  readonly text: string
  readonly glyphs: readonly Glyph[]
  readonly positions: readonly GlyphPosition[]
  readonly width: number
}

/** Signs that belong to no script take the face beside them, where it has them. */
const common = /^[\p{Script=Common}\p{Script=Inherited}]/u

interface Piece {
  readonly face: Face
  text: string
}

/** Text of one level cut where its face changes, in logical order. */
export function pieces(text: string, faces: readonly Face[]): Piece[] {
  const cut: Piece[] = []
  for (const sign of text) {
    const last = cut.at(-1)
    const face = faceFor(sign, faces, last?.face)
    if (last?.face === face) last.text += sign
    else cut.push({ face, text: sign })
  }
  return cut
}

function faceFor(sign: string, faces: readonly Face[], beside: Face | undefined): Face {
  const code = sign.codePointAt(0)!
  if (beside && common.test(sign) && beside.font.hasGlyphForCodePoint(code)) return beside
  return faces.find(({ font }) => font.hasGlyphForCodePoint(code)) ?? beside ?? faces[0]!
}

/** So many words are kept: labels, sentences and medicines of papers come again, and shaping is a third of the work. */
const kept = 4000
const knownOf = new WeakMap<Faces, Map<string, ShapedRun>>()

/** Shapes text; the same words are shaped once as long as they are among the last. */
export class Shaper {
  readonly #faces: Faces
  readonly #known: Map<string, ShapedRun>

  constructor(faces: Faces) {
    this.#faces = faces
    const known = knownOf.get(faces) ?? new Map<string, ShapedRun>()
    knownOf.set(faces, known)
    this.#known = known
  }

  /** A stretch of a line as its runs stand from left to right. */
  line(directed: DirectedText, start: number, end: number, weight: FontWeight): ShapedRun[] {
    return visualRuns(directed, start, end).flatMap(({ text, level }) => {
      const isRightToLeft = level % 2 === 1
      const shaped = pieces(text, this.#faces[weight]).flatMap(({ face, text: piece }) =>
        // Nothing joins across a space; so the same words are the same runs wherever they stand.
        (piece.match(/ +|[^ ]+/g) ?? []).map((word) => this.#shaped(face, word, isRightToLeft)),
      )
      return isRightToLeft ? shaped.toReversed() : shaped
    })
  }

  #shaped(face: Face, text: string, isRightToLeft: boolean): ShapedRun {
    const key = `${face.script} ${face.weight} ${isRightToLeft} ${text}`
    const known = this.#known.get(key)
    if (known) return known
    if (this.#known.size >= kept) this.#known.delete(this.#known.keys().next().value!)
    const { glyphs, positions } = face.font.layout(text, undefined, undefined, undefined, isRightToLeft ? 'rtl' : 'ltr')
    const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    const run = { face, text, glyphs, positions, width }
    this.#known.set(key, run)
    return run
  }
}

export const widthOf = (runs: readonly ShapedRun[], size: number) =>
  (runs.reduce((sum, { width }) => sum + width, 0) * size) / 1000
