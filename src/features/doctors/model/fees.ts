import type { DoctorCard, Fees } from '#contract/doctors/schemas.ts'
import { visitModes, type VisitMode } from '#contract/doctors/values.ts'

/** The ways in which a doctor can be met. */
export function modesOf(fees: Fees): readonly VisitMode[] {
  return visitModes.filter((mode) => fees[mode] !== null)
}

export function hasPosition(card: DoctorCard): card is DoctorCard & { clinic: { latitude: number; longitude: number } } {
  return card.clinic !== null && card.clinic.latitude !== null && card.clinic.longitude !== null
}
