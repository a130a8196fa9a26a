import { paths } from '#contract/paths.ts'

/** The address within the site at which one side opens the visit. */
export function pageOfAppointment(whom: 'patient' | 'doctor', id: string): string {
  return (whom === 'patient' ? paths.userAppointmentDetails : paths.appointmentDetails).link({ id })
}
