import type { Capability } from '../kernel/capability.ts'
import { carePaths } from './paths.ts'

export const careCapability = {
  name: 'care',
  paths: carePaths,
  records: ['careItem', 'careTick'],
  tags: ['Care'],
  hub: {
    /** Of the subject: the plan changed, or something was ticked. */
    'care.changed': { fields: ['id'], tags: ['Record', 'Care'] },
  },
  notices: {
    /** A doctor set something for the person or pet. */
    carePlanSet: { for: ['patient'], icon: 'stethoscope', mailed: true, pushed: true, data: { name: 'text', doctor: 'text' } },
    /** A vaccination or a check comes up. */
    careComing: {
      for: ['patient'],
      icon: 'calendar',
      mailed: true,
      pushed: true,
      staleAfterMinutes: 0,
      data: { name: 'text', startsAt: 'instant' },
    },
    /** By an entry of the record that no plan has. */
    vaccinationDue: { for: ['patient'], icon: 'calendar', mailed: true, pushed: true, data: { name: 'text' } },
    /** A dose or a measurement, now. */
    careDue: {
      staleAfterMinutes: 120,
      for: ['patient'],
      icon: 'clock',
      pushed: true,
      passesQuietHours: true,
      data: { name: 'text', startsAt: 'instant' },
    },
  },
  refusals: ['dose_given', 'dose_too_early', 'dose_past_undo', 'care_stopped', 'care_too_many'],
} as const satisfies Capability
