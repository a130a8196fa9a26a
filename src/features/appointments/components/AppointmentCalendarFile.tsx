import { CalendarFileButton } from '#shared/patterns/calendar/CalendarFileButton.tsx'
import type { ButtonVariant } from '#shared/ui/button/button-style.ts'
import { useCalendarFileMutation } from '../api.ts'

/** Hands the person the visit for their calendar. */
export function AppointmentCalendarFile({
  appointment,
  look,
}: {
  appointment: { id: string; number: string }
  look?: ButtonVariant
}) {
  const [ask, { isLoading }] = useCalendarFileMutation()
  return (
    <CalendarFileButton
      name={`visit-${appointment.number}.ics`}
      read={() => ask({ id: appointment.id })}
      loading={isLoading}
      look={look}
    />
  )
}
