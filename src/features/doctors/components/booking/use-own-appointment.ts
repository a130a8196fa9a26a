import { useSelector } from 'react-redux'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { addDays, utcDay } from '#contract/kernel/days.ts'
import { selectRole } from '#shared/session/login.ts'
import { useAppointmentsAroundQuery } from '../../booking-api.ts'

/**
 * The patient's own visit with the doctor that begins then: who comes back to a time they hold or have paid for must not hear that
 * it was taken. `undefined` while that is not known, `null` when it is not theirs.
 */
export function useOwnAppointment(doctorId: string, start: string | undefined): AppointmentCard | null | undefined {
  const isPatient = useSelector(selectRole) === 'patient'
  const day = start && utcDay(start)
  // Days of the question are the account's, whose zone may be any: one more on either side.
  const { currentData, isError } = useAppointmentsAroundQuery(
    { query: { from: day && addDays(day, -1), to: day && addDays(day, 1), limit: 100 } },
    { skip: !isPatient || day === undefined },
  )
  if (!isPatient || isError) return null
  return (
    currentData &&
    (currentData.items.find((appointment) => appointment.doctor.id === doctorId && appointment.start === start) ?? null)
  )
}
