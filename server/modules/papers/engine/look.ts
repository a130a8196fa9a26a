import type { TextStyle } from './text/lines.ts'

/** A4, in points. */
const [width, height, margin] = [595.28, 841.89, 51]

export const page = {
  width,
  height,
  margin,
  /** Where the text ends and the foot begins. */
  bottom: height - 118,
  footTop: height - 104,
  /** From a line's top to its base, in sizes: room for the marks above Arabic and Devanagari. */
  ascent: 1.05,
  /** From line to line, in sizes. */
  leading: 1.5,
} as const

export const styles = {
  letterhead: { size: 15, weight: 600 },
  title: { size: 17, weight: 600 },
  heading: { size: 11.5, weight: 600 },
  text: { size: 10, weight: 400 },
  strong: { size: 10, weight: 600 },
  small: { size: 8.5, weight: 400 },
  smallStrong: { size: 8.5, weight: 600 },
  code: { size: 10, weight: 600 },
  signed: { size: 17, weight: 400 },
} as const satisfies Record<string, TextStyle>

export const lineHeight = ({ size }: TextStyle) => size * page.leading

/** Dark enough for any printer; the accent is the brand's. */
export const colours = {
  text: '#16302b',
  quiet: '#4f6660',
  accent: '#0e6b57',
  line: '#c9c2b6',
  soft: '#f1f6f4',
  mark: '#e3ebe8',
  /** The band of a poster, seen from across a street, and what stands on it. */
  missing: '#b3261e',
  paper: '#ffffff',
} as const
export type Ink = keyof typeof colours
