import type { Capability } from '../kernel/capability.ts'
import { bookingPaths } from './paths.ts'

const bothSides = ['patient', 'doctor', 'staff'] as const
const appointment = { name: 'text', startsAt: 'instant', refund: 'money', currency: 'text' } as const

export const bookingCapability = {
  name: 'booking',
  paths: bookingPaths,
  recordScreens: ['appointmentPayment'],
  records: ['appointment', 'timeOff'],
  tags: ['Slot', 'Availability', 'Appointment'],
  hub: {
    'appointment.changed': { fields: ['id', 'state'], tags: ['Appointment', 'Figures'] },
    /** The free time of a doctor whose calendar is being watched, which asks again by itself. */
    'slots.changed': { fields: ['doctorId'], tags: [] },
  },
  notices: {
    appointmentConfirmed: { for: bothSides, icon: 'done', mailed: true, data: appointment },
    appointmentMoved: { for: bothSides, icon: 'calendar', mailed: true, data: appointment },
    appointmentReminder: { for: ['patient'], icon: 'clock', mailed: true, data: appointment },
    appointmentCancelled: { for: bothSides, icon: 'off', mailed: true, data: appointment, variants: { refunded: 'refund' } },
    appointmentMissed: { for: bothSides, icon: 'alert', mailed: true, data: appointment },
    appointmentRefunded: { for: ['patient'], icon: 'refund', mailed: true, data: appointment },
    appointmentExpired: { for: ['patient'], icon: 'hourglass', data: appointment },
    patientWaiting: { for: ['doctor', 'staff'], icon: 'clock', data: appointment },
    doctorReady: { for: ['patient'], icon: 'stethoscope', data: appointment },
    reviewReceived: { for: ['doctor'], icon: 'star', data: appointment },
  },
  refusals: [
    'slot_taken',
    'too_many_unpaid',
    'patient_busy',
    'appointment_state',
    'too_early',
    'too_late',
    'refund_changed',
    'not_completed',
    'already_reviewed',
    'stale_version',
  ],
} as const satisfies Capability
