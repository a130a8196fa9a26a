import type { StructuredDataBuilder } from './structured-data-builder.ts'

/** Records with a page of their own: the list they are asked from, and where each one's page lies. */
export interface ListedRecords {
  /** A call that answers `{ items, next }` to `limit` and `cursor`. */
  readonly call: { readonly path: string }
  readonly query: Readonly<Record<string, string>>
  readonly addressOf: (item: never) => string
}

/** What a list reads of its query beside its filters. */
export const listNames = ['q', 'sort'] as const

/** What the server must know to draw a capability's public pages, beside what their routes say. None of it is in a first view. */
export interface CapabilityDocument {
  /** By pattern, what a page reads of its query. A name that is missing is drawn as if it were not given. */
  readonly reads?: Readonly<Record<string, readonly string[]>>
  readonly tell?: StructuredDataBuilder
  /** Listed in the sitemap one by one. */
  readonly records?: ListedRecords
}
