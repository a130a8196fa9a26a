import type { PlannedAppointment } from './appointments-plan.ts'
import type { World } from './world.ts'

const hour = 3_600_000

/**
 * When a planned visit was booked: some hours or days ahead. What would by that be booked in the future was booked up to a month ago instead:
 * booked all at once, it would be the revenue of one day.
 */
export function bookedAt({ dice, now }: World, { state, start }: PlannedAppointment): Date {
  const ahead = dice.between(20, 240) * hour
  if (state === 'pending_payment') return now
  const booked = start.getTime() - ahead
  return new Date(booked <= now.getTime() - hour ? booked : now.getTime() - ahead * 3)
}

/** When a visit that was booked then was called off: in good time, and before now. */
export function cancelledAt({ now }: World, { start }: Pick<PlannedAppointment, 'start'>, booked: Date): Date {
  const inGoodTime = start.getTime() - 30 * hour
  if (inGoodTime > booked.getTime() && inGoodTime < now.getTime()) return new Date(inGoodTime)
  const latest = Math.min(start.getTime(), now.getTime())
  return new Date((booked.getTime() + latest) / 2)
}
