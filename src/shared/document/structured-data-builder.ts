/** https://schema.org, as JSON-LD. What it says as `description` and `image` (a whole address) the page's head says as well. */
export type Thing = { '@type': string; description?: string; image?: string } & Record<string, unknown>

/** What a page was drawn from, and where it lies. */
export interface StructuredDataInput {
  /** Every answer of that endpoint, as its contract says (a list's: `{ pages }`). */
  readonly answers: (endpoint: string) => readonly unknown[]
  /** What each of these answers was asked with, in the same order. */
  readonly asked: (endpoint: string) => readonly unknown[]
  /** A path or an address as one that is whole. */
  readonly whole: (address: string) => string
  readonly brand: string
}

/** Makes a thing of what a page was drawn from; nothing where the page is about something else. */
export type StructuredDataBuilder = (told: StructuredDataInput) => Thing | undefined

export function listOf(items: readonly Thing[]): Thing {
  const itemListElement = items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item }))
  return { '@type': 'ItemList', itemListElement }
}
