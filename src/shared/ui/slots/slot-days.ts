import { addDays } from '#contract/kernel/days.ts'
import { dayOf } from '#shared/lib/format-time.ts'

export interface FreeSlot {
  /** ISO 8601, UTC. */
  start: string
}

export interface SlotDay<Slot extends FreeSlot> {
  /** In the reader's zone: `2026-11-20`. */
  day: string
  slots: readonly Slot[]
}

/** Slots by the reader's days: `days` of them from `from` on, those without slots too. */
export function slotDays<Slot extends FreeSlot>(
  slots: readonly Slot[],
  zone: string,
  from: string,
  days: number,
): SlotDay<Slot>[] {
  const placed = slots.map((slot) => ({ slot, day: dayOf(slot.start, zone) }))
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(from, index)
    const free = placed.filter((each) => each.day === day).map(({ slot }) => slot)
    return { day, slots: free.sort((one, other) => one.start.localeCompare(other.start)) }
  })
}

export interface Cell {
  column: number
  row: number
}

/**
 * Where a key leads in columns of different lengths: up and down within a day, sideways to the next day that has times, keeping
 * the row as far as it goes. `undefined`: nowhere.
 */
export function step(lengths: readonly number[], { column, row }: Cell, key: string, rightToLeft: boolean): Cell | undefined {
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const next = row + (key === 'ArrowDown' ? 1 : -1)
    return next >= 0 && next < (lengths[column] ?? 0) ? { column, row: next } : undefined
  }
  if (key === 'Home') return { column, row: 0 }
  if (key === 'End') return { column, row: Math.max(0, (lengths[column] ?? 0) - 1) }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const direction = (key === 'ArrowRight') === !rightToLeft ? 1 : -1
  for (let at = column + direction; at >= 0 && at < lengths.length; at += direction) {
    const length = lengths[at] ?? 0
    if (length > 0) return { column: at, row: Math.min(row, length - 1) }
  }
  return undefined
}
