import type { Call } from '../kernel/call.ts'

const office = { who: ['doctor', 'staff'], whose: 'self', right: 'availability' } as const

/** When a doctor can be booked. */
export const availabilityCalls = {
  readAvailability: {
    method: 'GET',
    path: '/availability',
    access: office,
    summary: 'Weekly hours, rules, overrides and time off from today on',
  },
  writeAvailability: {
    method: 'PUT',
    path: '/availability',
    access: office,
    summary: 'Replaces weekly hours and rules; refused (409 `stale_version`) when somebody else changed them meanwhile',
  },
  previewSlots: {
    method: 'POST',
    path: '/availability/preview',
    access: office,
    summary:
      'The slots that patients would see, of the saved availability or of a draft, and the visits a draft would leave outside',
  },
  writeOverride: {
    method: 'PUT',
    path: '/availability/overrides/{date}',
    access: office,
    summary: 'Other hours on one day, or closed (no ranges)',
  },
  removeOverride: {
    method: 'DELETE',
    path: '/availability/overrides/{date}',
    access: office,
    summary: 'The day follows the week again',
  },
  addTimeOff: { method: 'POST', path: '/availability/time-off', access: office, summary: 'Time in which nothing can be booked' },
  changeTimeOff: {
    method: 'PUT',
    path: '/availability/time-off/{id}',
    access: { ...office, whose: 'party', record: 'timeOff' },
    summary: 'Moves or renames time off',
  },
  removeTimeOff: {
    method: 'DELETE',
    path: '/availability/time-off/{id}',
    access: { ...office, whose: 'party', record: 'timeOff' },
    summary: 'Time off is called off',
  },
} as const satisfies Record<string, Call>
