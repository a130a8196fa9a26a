import { toldAheadDays, type CareKind } from '#contract/care/values.ts'
import { dayLength } from '#server/kernel/wall-clock.ts'
import { nextSlot, type Scheduled } from '../slots.ts'

type Reminded = Scheduled & { readonly kind: CareKind }

/** Milliseconds before it is due at which people are told: days for what needs a visit, nothing for what is done at home. */
export const leadOf = (kind: CareKind): number => (kind === 'vaccination' || kind === 'check' ? toldAheadDays * dayLength : 0)

/** When people are told next of an item, after a moment; at that moment where it comes sooner than they are usually told. `null`: never. */
export function nextReminder(item: Reminded, zone: string, after: Date): Date | null {
  const slot = nextSlot(item, zone, after)
  return slot && new Date(Math.max(after.getTime(), slot.at.getTime() - leadOf(item.kind)))
}
