import { dayLength } from '#server/kernel/wall-clock.ts'
import type { TickRow } from '../doses/ticks.ts'
import { nextSlot, slotsBetween, type Slot } from '../slots.ts'
import type { CareItemRow } from './find-item.ts'

/** Of what was due in so many days so many are shown; and so many of what is to come. */
const shown = { days: 7, past: 6, next: 3 }

/** The last few and the next few; what is planned for one day, always; of what was stopped what was ticked. */
export function slotsShown(item: CareItemRow, ticks: readonly TickRow[], now: Date): Slot[] {
  const isTicked = ({ key }: Slot) => ticks.some(({ slot }) => slot === key)
  if (item.schedule.mode === 'once') {
    const day = Date.parse(`${item.schedule.on}T00:00:00Z`)
    const slots = slotsBetween(item, item.time_zone, new Date(day - dayLength), new Date(day + 3 * dayLength))
    return item.stopped_at === null ? slots : slots.filter(isTicked)
  }
  const from = Math.max(now.getTime() - shown.days * dayLength, Date.parse(item.created_at))
  const past = slotsBetween(item, item.time_zone, new Date(from), now).slice(-shown.past)
  return item.stopped_at === null ? [...past, ...nextOf(item, now)] : past.filter(isTicked)
}

function nextOf(item: CareItemRow, now: Date): Slot[] {
  const next: Slot[] = []
  let after = new Date(now.getTime() - 1)
  while (next.length < shown.next) {
    const slot = nextSlot(item, item.time_zone, after)
    if (!slot) break
    next.push(slot)
    after = slot.at
  }
  return next
}
