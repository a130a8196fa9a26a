/** A list as somebody wants to see it again. */
export interface KeptView {
  readonly name: string
  /** The list's part of the address: what is searched, filtered and sorted by. */
  readonly address: string
  /** Keys of hidden columns; `null`: those that the screen hides by itself. */
  readonly hidden: readonly string[] | null
}

/** Where a person's views of one list are kept. All but `views` throw what the API threw. */
export interface ViewStore {
  /** By name; absent until they have come. */
  readonly views: readonly (KeptView & { readonly id: string })[] | undefined
  readonly save: (view: KeptView) => Promise<void>
  readonly rename: (id: string, name: string) => Promise<void>
  readonly remove: (id: string) => Promise<void>
}
