import type { AppointmentMode } from '#contract/doctors/values.ts'

/** A confirmed visit whose patient would come earlier. Times in milliseconds. */
export interface Wish {
  readonly appointmentId: string
  readonly mode: AppointmentMode
  readonly start: number
}

/**
 * To whom a free time is offered: the first on the list (`wishes` in the order of joining) whose visit is later, of a mode that the time
 * has, and who was not offered this very time before.
 */
export function nextToOffer(
  slot: { readonly start: number; readonly modes: readonly AppointmentMode[] },
  wishes: readonly Wish[],
  offeredBefore: ReadonlySet<string>,
): Wish | undefined {
  return wishes.find(
    ({ appointmentId, mode, start }) => start > slot.start && slot.modes.includes(mode) && !offeredBefore.has(appointmentId),
  )
}

/** Until when an offer made now stands: so many minutes, and never beyond the time itself. */
export function offerEnds(now: number, { start, minutes }: { start: number; minutes: number }): number {
  return Math.min(now + minutes * 60_000, start)
}
