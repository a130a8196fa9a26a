import type { Capability } from '../kernel/capability.ts'
import { bookingPaths } from './paths.ts'

const bothSides = ['patient', 'doctor', 'staff'] as const
const appointment = { name: 'text', startsAt: 'instant', refund: 'money', currency: 'text' } as const
/** What concerns a visit of today reaches people also in their quiet hours. */
const ofTheDay = { mailed: true, pushed: true, passesQuietHours: 'onTheDay' } as const
/** Somebody is there now. */
const atTheMoment = { pushed: true, passesQuietHours: true } as const

export const bookingCapability = {
  name: 'booking',
  paths: bookingPaths,
  recordScreens: ['appointmentPayment'],
  records: ['appointment', 'timeOff'],
  tags: ['Slot', 'Availability', 'Appointment', 'EarlierSlot', 'FollowUp'],
  hub: {
    'appointment.changed': { fields: ['id', 'state'], tags: ['Appointment', 'Figures', 'Meeting', 'LiveMeeting'] },
    /** Of the visit on the list for earlier times: `id` is the appointment's. */
    'earlierSlot.changed': { fields: ['id'], tags: ['EarlierSlot'] },
    /** Of the visit after which another is suggested: `id` is the appointment's. */
    'followUp.changed': { fields: ['id'], tags: ['FollowUp'] },
    /** The free time of a doctor whose calendar is being watched, which asks again by itself. */
    'slots.changed': { fields: ['doctorId'], tags: [] },
  },
  notices: {
    appointmentConfirmed: { for: bothSides, icon: 'done', ...ofTheDay, data: appointment },
    appointmentMoved: { for: bothSides, icon: 'calendar', ...ofTheDay, data: appointment },
    appointmentReminder: { for: ['patient'], icon: 'clock', ...ofTheDay, staleAfterMinutes: 0, data: appointment },
    appointmentCancelled: { for: bothSides, icon: 'off', ...ofTheDay, data: appointment, variants: { refunded: 'refund' } },
    appointmentMissed: { for: bothSides, icon: 'alert', mailed: true, pushed: true, data: appointment },
    appointmentRefunded: { for: ['patient'], icon: 'refund', mailed: true, data: appointment },
    earlierSlotOffered: {
      for: ['patient'],
      icon: 'clock',
      ...ofTheDay,
      data: { name: 'text', startsAt: 'instant', until: 'instant' },
    },
    followUpDue: { for: ['patient'], icon: 'calendar', mailed: true, pushed: true, data: { name: 'text' } },
    appointmentExpired: { for: ['patient'], icon: 'hourglass', data: appointment },
    patientWaiting: { for: ['doctor', 'staff'], icon: 'clock', ...atTheMoment, data: appointment },
    doctorReady: { for: ['patient'], icon: 'stethoscope', ...atTheMoment, data: appointment },
    /** What a carer of the pet did, to its owner. */
    doneByCarer: {
      for: ['patient'],
      icon: 'calendar',
      data: { name: 'text', pet: 'text', startsAt: 'instant', did: 'variant' },
    },
    reviewReceived: { for: ['doctor'], icon: 'star', data: appointment },
  },
  settings: {
    offerMinutes: { area: 'people', unit: 'minutes', usual: 15, least: 5, most: 240 },
  },
  refusals: [
    'slot_taken',
    'too_many_unpaid',
    'patient_busy',
    'appointment_state',
    'too_early',
    'too_late',
    'refund_changed',
    'has_come',
    'offer_gone',
    'not_completed',
    'already_reviewed',
    'stale_version',
    'over_visit',
  ],
} as const satisfies Capability
