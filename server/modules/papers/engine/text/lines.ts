// oxlint-disable-next-line typescript/triple-slash-reference -- Whoever compiles this file alone finds the types of a package that has none.
/// <reference path="../linebreak.d.ts" />
import LineBreaker from 'linebreak'
import type { FontWeight } from '#server/kernel/ports.ts'
import { directed, type DirectedText } from './bidi.ts'
import { widthOf, type Shaper, type ShapedRun } from './shape.ts'

export interface TextStyle {
  /** Points. */
  readonly size: number
  readonly weight: FontWeight
}

/** One line, its runs from left to right. */
export interface Line {
  readonly runs: readonly ShapedRun[]
  /** Points. */
  readonly width: number
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Narrow spaces, as French writes numbers with, have no glyph in the fonts: a space that does not break stands for them. */
const withDrawnSpaces = (text: string) => text.replaceAll(/[\u2007-\u200a\u202f]/g, '\u00a0')

/** Breaks text into lines of at most `width` points, where UAX 14 allows it; a word that is longer by itself is cut between letters. */
export function linesOf(shaper: Shaper, text: string, style: TextStyle, width: number): Line[] {
  return withDrawnSpaces(text)
    .split(/\r?\n/)
    .flatMap((paragraph) => paragraphLines(shaper, directed(paragraph), style, width))
}

function paragraphLines(shaper: Shaper, paragraph: DirectedText, style: TextStyle, width: number): Line[] {
  const measure = (start: number, end: number) => widthOf(shaper.line(paragraph, start, end, style.weight), style.size)
  const lines: Line[] = []
  let start = 0
  let filled = 0
  let used = 0
  const end = (to: number) => {
    const runs = shaper.line(paragraph, start, trimmedEnd(paragraph.text, start, to), style.weight)
    lines.push({ runs, width: widthOf(runs, style.size) })
  }
  for (const next of breaks(paragraph.text, width, measure)) {
    const to = trimmedEnd(paragraph.text, filled, next)
    const reached = used + measure(filled, to)
    // Added up it is a little less than whole where letters stand closer to each other: near the end the whole counts.
    if (filled > start && (reached > width * 0.9 ? measure(start, to) : reached) > width) {
      end(filled)
      start = filled
      used = 0
    }
    used += measure(filled, next)
    filled = next
  }
  end(paragraph.text.length)
  return lines
}

function trimmedEnd(text: string, start: number, end: number): number {
  let last = end
  while (last > start && /\s/.test(text[last - 1]!)) last -= 1
  return last
}

/** Where a line may end; within what is too long for any line, after every letter. */
function* breaks(text: string, width: number, measure: (start: number, end: number) => number): Generator<number> {
  const breaker = new LineBreaker(text)
  let last = 0
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    if (measure(last, trimmedEnd(text, last, found.position)) > width)
      for (const { index } of letters.segment(text.slice(last, found.position))) if (index > 0) yield last + index
    last = found.position
    yield last
  }
}
