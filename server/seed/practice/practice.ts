import type { SpecialityId } from '#contract/doctors/specialities.ts'

/** What the doctors of one speciality say of themselves, and what is said of them. */
export interface Practice {
  /** How they work, in their own words: another for each doctor. */
  readonly voices: readonly string[]
  /** What they treat; some of it for each doctor. */
  readonly treats: readonly string[]
  /** What they learnt after their first degree. */
  readonly training: string
  /** What patients wrote of a good visit, and of one that was almost good. */
  readonly praise: readonly string[]
  readonly nearly: readonly string[]
  /** Why people come. */
  readonly reasons: readonly string[]
}

export type Practices = Readonly<Partial<Record<SpecialityId, Practice>>>
