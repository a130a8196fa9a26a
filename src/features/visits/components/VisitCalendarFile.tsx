import { CalendarFileButton } from '#shared/patterns/calendar/CalendarFileButton.tsx'
import type { ButtonLook } from '#shared/ui/button/button-style.ts'
import { useCalendarFileMutation } from '../api.ts'

/** Hands the person the visit for their calendar. */
export function VisitCalendarFile({ visit, look }: { visit: { id: string; number: string }; look?: ButtonLook }) {
  const [ask, { isLoading }] = useCalendarFileMutation()
  const read = async () => (await ask({ id: visit.id })).data
  return <CalendarFileButton name={`visit-${visit.number}.ics`} read={read} loading={isLoading} look={look} />
}
