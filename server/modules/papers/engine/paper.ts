import type { Locale } from '#contract/kernel/values.ts'
import type { Stroke } from '#contract/papers/schemas.ts'

/** A paper as data: what it says, in the order in which it is read. Texts are in its language already. */
export interface Paper {
  readonly locale: Locale
  /** Of the document, as a reader shows it in its window; names nobody. */
  readonly title: string
  readonly letterhead: PaperHead
  readonly blocks: readonly Block[]
  /** By which the paper can be checked; none on a preview and on papers that are not registered. */
  readonly check?: PaperCheck
  /** Where its QR leads, of one that is not registered. */
  readonly leads?: PaperLead
  /** Across every page: "Preview". */
  readonly mark?: string
  readonly madeAt: Date
}

export interface PaperHead {
  readonly heading: string
  /** Under the heading: address, telephone. */
  readonly lines: readonly string[]
  readonly footer: string
  /** JPEG. */
  readonly logo: Uint8Array<ArrayBuffer> | null
}

export interface PaperLead {
  readonly url: string
  /** Beside the QR: what it is good for. */
  readonly text: string
}

export interface PaperCheck {
  /** As it is printed: `7K3D-…`. */
  readonly code: string
  /** What the QR opens. */
  readonly url: string
}

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly tone?: 'normal' | 'quiet' | 'strong' }
  /** Framed: what must not be overlooked. */
  | { readonly kind: 'notice'; readonly text: string }
  /** A name and an address, line by line. */
  | { readonly kind: 'address'; readonly label?: string; readonly lines: readonly string[] }
  /** Labels with what they say beside them. Those without a value are left out. */
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  /** Rows under heads that every page repeats; the first cell of a row is its name. */
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] }
  /** Sums at the end of a table; the last of them is the one that counts. */
  | { readonly kind: 'totals'; readonly rows: readonly Fact[] }
  | SignatureBlock
  /** Points of empty room. */
  | { readonly kind: 'space'; readonly height: number }

export interface Fact {
  readonly label: string
  readonly value: string | null
}

export interface Column {
  readonly title: string
  /** Of the width, beside the other columns' shares. */
  readonly share: number
  readonly align?: 'start' | 'end'
}

export interface SignatureBlock {
  readonly kind: 'signature'
  readonly drawing: PaperSignature | null
  /** Under the line: the name, licence, when it was signed. */
  readonly lines: readonly string[]
  /** For those who do not see the drawing. */
  readonly alt: string
}

/** Drawn on a ground of 600 by 200 units, or the name written out. */
export type PaperSignature =
  | { readonly kind: 'drawn'; readonly strokes: readonly Stroke[] }
  | { readonly kind: 'typed'; readonly name: string }
