/** How much of a doctor's calendar is shown at once. Without zod, for screens. */
export const calendarSpans = ['day', 'week', 'month'] as const
export type CalendarSpan = (typeof calendarSpans)[number]
