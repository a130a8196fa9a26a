import type { TimelineItem } from '#contract/records/timeline-schemas.ts'
import type { TimelineKind } from '#contract/records/timeline-kinds.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { SearchTerms } from '#server/kernel/search-terms.ts'
import type { Standing } from '#contract/records/values.ts'
import type { Subject } from '../subjects.ts'

/** A page of one source's part of the timeline. */
export interface TimelineWanted {
  /** Those of the provider's kinds that are asked for. */
  readonly kinds: readonly TimelineKind[]
  /** From this instant on. */
  readonly from: string | null
  /** Before this instant. */
  readonly to: string | null
  /** `null`: not narrowed by words. Hold folded texts against it (`matchesTerms`). */
  readonly terms: SearchTerms | null
  /** Only what comes after this in the order of the timeline: newest first, then the greater id. */
  readonly after: { readonly at: string; readonly id: string } | null
  readonly limit: number
}

/**
 * What a capability has of a subject for the timeline. It is asked once the caller may read the record, and need not ask that again; what only
 * one standing may see, such as a draft, it leaves out for the others.
 */
export interface TimelineProvider {
  readonly kinds: readonly TimelineKind[]
  /** At most `limit`, by `at` descending and then `id` descending; an index over both serves it. `at` is to the millisecond. */
  list(db: Reader, subject: Subject, wanted: TimelineWanted, standing: Standing): Promise<readonly TimelineItem[]>
}

declare module '#server/kernel/module.ts' {
  interface Module {
    /** What the capability adds to the timeline of a record. */
    readonly timeline?: TimelineProvider
  }
}
