/** What a plan asks for, in the order in which it is offered. */
export const careKinds = ['dose', 'measurement', 'check', 'vaccination'] as const
export type CareKind = (typeof careKinds)[number]

export const scheduleModes = ['once', 'daily', 'hours'] as const
export type ScheduleMode = (typeof scheduleModes)[number]

/** Times of one day, at most. */
export const mostTimes = 8
/** Items that are set at once, at most. */
export const mostItemsAtOnce = 20
/** Items of one subject that are under way, at most. */
export const mostItems = 100

/** When something of a day without a time is asked for: a wall time. */
export const dayTime = '09:00'

/** Minutes for which a tick can be taken back. */
export const undoMinutes = 10

/** Hours before it is due that a dose or a measurement can be ticked; so that tomorrow's is not ticked for today's. */
export const doseAheadHours = 6
/** The same, in days, for what is planned for a day. */
export const dayAheadDays = 60

/** Hours of the shared list of doses: back for what was forgotten, ahead for the night. */
export const listedHours = { back: 12, ahead: 18 } as const

/** Days ahead at which people are told of a vaccination or a check. */
export const toldAheadDays = 7
