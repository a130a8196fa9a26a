import type { CalendarSpan } from '#contract/booking/calendar-values.ts'
import { dayField, usualField } from '#shared/address/fields.ts'
import { readAddress } from '#shared/address/address.ts'

/** How the doctor looks at the visits to come. */
export const officeViews = ['list', 'day', 'week', 'month', 'agenda'] as const
export type OfficeView = (typeof officeViews)[number]

/** `day`: one of those that the calendar shows; none is today. */
export const calendarFields = { view: usualField(officeViews, 'list'), day: dayField }

/** What is asked for the calendar at an address; `null` where the list is shown. */
export function calendarQueryAt(address: URLSearchParams): { span: CalendarSpan; at?: string } | null {
  const { view, day } = readAddress(calendarFields, address)
  if (view === 'list') return null
  return { span: view === 'agenda' ? 'week' : view, ...(day && { at: day }) }
}
