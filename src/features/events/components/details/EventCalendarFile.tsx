import { CalendarFileButton } from '#shared/patterns/calendar/CalendarFileButton.tsx'
import { useEventCalendarFileMutation } from '../../api.ts'

/** Hands the reader the event for their calendar. */
export function EventCalendarFile({ id }: { id: string }) {
  const [ask, { isLoading }] = useEventCalendarFileMutation()
  const read = async () => (await ask({ id })).data
  return <CalendarFileButton name={`event-${id.slice(-6)}.ics`} read={read} loading={isLoading} />
}
