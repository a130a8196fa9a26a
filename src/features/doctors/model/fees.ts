import type { DoctorCard, Fees, Slot } from '#contract/doctors/schemas.ts'
import { visitModes, type VisitMode } from '#contract/doctors/values.ts'

/** The ways in which a doctor can be met. */
export function modesOf(fees: Fees): readonly VisitMode[] {
  return visitModes.filter((mode) => fees[mode] !== null)
}

/** What a visit costs in the mode, or the least of all; `isLeast` when another mode costs more. `null`: not offered. */
export function shownFee(fees: Fees, mode?: VisitMode): { fee: NonNullable<Fees['video']>; isLeast: boolean } | null {
  if (mode) return fees[mode] && { fee: fees[mode], isLeast: false }
  const [first, ...rest] = modesOf(fees).flatMap((each) => fees[each] ?? [])
  if (!first) return null
  const fee = rest.reduce((least, each) => (each.amount < least.amount ? each : least), first)
  return { fee, isLeast: rest.some((each) => each.amount !== first.amount) }
}

/** How a slot is met when it is pressed in a list: as asked, otherwise the first way it offers. */
export function modeOfSlot(slot: Slot, asked?: VisitMode): VisitMode {
  return asked && slot.modes.includes(asked) ? asked : slot.modes[0]!
}

export function hasPosition(card: DoctorCard): card is DoctorCard & { clinic: { latitude: number; longitude: number } } {
  return card.clinic !== null && card.clinic.latitude !== null && card.clinic.longitude !== null
}
