import type { BlogCategory } from '#contract/blog/choices.ts'

/** A paragraph, a heading or the entries of a list. */
export type Piece = string | { readonly heading: string } | { readonly list: readonly string[] }

export interface Draft {
  readonly title: string
  readonly category: BlogCategory
  /** Name of the drawn scene in `public/pictures/posts`. */
  readonly scene: string
  readonly summary: string
  readonly body: readonly Piece[]
}
