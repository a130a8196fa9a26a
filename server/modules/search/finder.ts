import type { Found } from '#contract/search/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { SearchTerms } from '#server/kernel/search-terms.ts'

/** Finds what the caller may open of a capability's records, best first, `maxResults` of each kind. It writes down nowhere what was looked for. */
export type Finder = (db: Reader, actor: Actor | null, wanted: SearchTerms, now: Date) => Promise<Found[]>

declare module '#server/kernel/module.ts' {
  interface Module {
    /** What the capability adds to search over everything. */
    readonly search?: Finder
  }
}
