import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import type { Subject } from '../subjects.ts'
import { announceRecord } from './record-topic.ts'

/** What may speak against a medicine, when it changes. */
export type Weighty = 'allergy' | 'medication' | 'weight' | 'prescription'

declare module '#server/kernel/module.ts' {
  interface Module {
    /** Done within the work that changes what a record says of allergies, weight or medicines. */
    readonly recordChanged?: (
      platform: Platform,
      work: Work,
      change: { readonly subject: Subject; readonly by: Actor },
    ) => Promise<void>
  }
}

/** Whoever looks at the record hears of a change; whoever judges by it judges again, where it may matter. */
export async function recordChanged(
  platform: Platform,
  work: Work,
  { subject, by, what }: { readonly subject: Subject; readonly by: Actor; readonly what: string },
): Promise<void> {
  announceRecord(platform, work, subject.id)
  if (!weighty.has(what)) return
  for (const module of platform.modules) await module.recordChanged?.(platform, work, { subject, by })
}

const weighty: ReadonlySet<string> = new Set<Weighty>(['allergy', 'medication', 'weight', 'prescription'])
