import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

export type Direction = 'ltr' | 'rtl'

/** Controls of direction and breaking, which are heeded and never drawn. */
const control = /[\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\u00ad\ufeff]/

export interface DirectedText {
  readonly text: string
  /** Of each UTF-16 unit; odd ones run from right to left (Unicode Standard Annex 9). */
  readonly levels: Uint8Array
}

/**
 * Levels of one paragraph. Its direction is that of its first strong character, as each text is somebody's own; figures alone (a telephone
 * number, a date) run from left to right in every language.
 */
export function directed(text: string): DirectedText {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, 'auto')
  // Everything is one paragraph here: texts are split at line ends before.
  return { text, levels: paragraphs.length === 0 ? new Uint8Array(text.length) : levels }
}

/** A piece of text at one level, in logical order, as it is drawn. */
export interface LevelRun {
  readonly text: string
  readonly level: number
}

/** A line's pieces in the order in which they stand from left to right (rule L2); brackets face as their direction has them (L4). */
export function visualRuns({ text, levels }: DirectedText, start: number, end: number): LevelRun[] {
  const runs: { text: string; level: number }[] = []
  for (let index = start; index < end; index += 1) {
    const level = levels[index]!
    const sign = text[index]!
    if (control.test(sign)) continue
    const drawn = level % 2 === 1 ? (bidi.getMirroredCharacter(sign) ?? sign) : sign
    const last = runs.at(-1)
    if (last?.level === level) last.text += drawn
    else runs.push({ text: drawn, level })
  }
  return reordered(runs)
}

/** From the highest level down to the lowest odd one, every sequence at that level or above is turned round. */
export function reordered<T extends { readonly level: number }>(runs: readonly T[]): T[] {
  const order = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level >= 1; level -= 1)
    for (let from = 0; from < order.length; from += 1) {
      let to = from
      while (to < order.length && order[to]!.level >= level) to += 1
      if (to > from + 1) order.splice(from, to - from, ...order.slice(from, to).toReversed())
      from = Math.max(from, to)
    }
  return order
}
