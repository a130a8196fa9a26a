import { CalendarFileButton } from '#shared/patterns/calendar/CalendarFileButton.tsx'
import { useEventCalendarFileMutation } from '../../api.ts'

/** Hands the reader the event for their calendar. */
export function EventCalendarFile({ id }: { id: string }) {
  const [ask, { isLoading }] = useEventCalendarFileMutation()
  return <CalendarFileButton name={`event-${id.slice(-6)}.ics`} read={() => ask({ id })} loading={isLoading} />
}
