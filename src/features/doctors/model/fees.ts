import type { DoctorCard, Fees } from '#contract/doctors/schemas.ts'
import { appointmentModes, type AppointmentMode } from '#contract/doctors/values.ts'

/** The ways in which a doctor can be met. */
export function modesOf(fees: Fees): readonly AppointmentMode[] {
  return appointmentModes.filter((mode) => fees[mode] !== null)
}

export function hasPosition(card: DoctorCard): card is DoctorCard & { clinic: { latitude: number; longitude: number } } {
  return card.clinic !== null && card.clinic.latitude !== null && card.clinic.longitude !== null
}
