import type { DoctorQuery } from '#contract/doctors/schemas.ts'
import { appointmentModes, type AppointmentMode } from '#contract/doctors/values.ts'
import { feeInMode, type FeeColumns } from '#server/modules/booking/index.ts'

/**
 * The only mode in which times of a doctor answer the query: the asked one, or the one that costs no more than asked. `undefined`: all
 * modes do.
 */
export function modeShown(doctor: FeeColumns, { mode, maximumFee }: DoctorQuery): AppointmentMode | undefined {
  if (mode !== undefined || maximumFee === undefined) return mode
  const within = appointmentModes.filter((each) => {
    const fee = feeInMode(doctor, each)
    return fee !== null && fee <= maximumFee
  })
  return within.length === 1 ? within[0] : undefined
}
