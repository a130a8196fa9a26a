import type { AppointmentMode } from '#contract/doctors/values.ts'

/** What a doctor asks for a visit, in minor units; `null`: the doctor does not offer the mode. */
export interface FeeColumns {
  readonly video_fee: number | null
  readonly clinic_fee: number | null
}

/** The fee by which times are priced in lists, and which is taken when one is booked. */
export function feeInMode(doctor: FeeColumns, mode: AppointmentMode): number | null {
  return mode === 'video' ? doctor.video_fee : doctor.clinic_fee
}
