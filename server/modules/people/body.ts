import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'

/** What an owner wrote of a body in a profile or a pet's card. What is absent stays. */
export interface BodyChange {
  /** The pet's, or the patient's user id. */
  readonly subjectId: string
  /** All that the owner says, one for each day. */
  readonly weights?: readonly { readonly date: string; readonly grams: number }[] | undefined
  /** `null`: not any more. */
  readonly weightGrams?: number | null | undefined
  readonly heightMillimetres?: number | null | undefined
}

/** Keeps weights and heights, and the copies of them in `patients` and `pets`. */
export type BodyKeeper = (platform: Platform, work: Work, actor: Actor, change: BodyChange) => Promise<void>

declare module '#server/kernel/module.ts' {
  interface Module {
    /** Where weights and heights are kept; one module, observations, has it. */
    readonly body?: BodyKeeper
  }
}

/** Hands on what was written of a body, if anything was. */
export async function keepBody(platform: Platform, work: Work, actor: Actor, change: BodyChange): Promise<void> {
  const { weights, weightGrams, heightMillimetres } = change
  if (weights === undefined && weightGrams === undefined && heightMillimetres === undefined) return
  for (const { body } of platform.modules) await body?.(platform, work, actor, change)
}
