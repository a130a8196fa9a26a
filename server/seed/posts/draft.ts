export interface Draft {
  readonly title: string
  readonly category: string
  /** Name of the drawn scene in `public/pictures/posts`. */
  readonly scene: string
  readonly summary: string
  /** Paragraphs. */
  readonly body: readonly string[]
}
