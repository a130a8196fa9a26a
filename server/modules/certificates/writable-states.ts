import type { AppointmentState } from '#contract/booking/states.ts'

/** A visit that goes on, or has been held, can be certified. */
export const writableStates: ReadonlySet<AppointmentState> = new Set(['in_progress', 'completed'])
