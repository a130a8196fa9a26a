import type { Capability } from '../kernel/capability.ts'
import { prescriptionsPaths } from './paths.ts'

const told = { for: ['patient'], icon: 'stethoscope', mailed: true, pushed: true, data: { name: 'text' } } as const

export const prescriptionsCapability = {
  name: 'prescriptions',
  paths: prescriptionsPaths,
  recordScreens: ['userPrescriptionDetails', 'doctorPrescriptionDetails', 'downloadPrescription'],
  records: ['prescription', 'prescriptionTemplate'],
  tags: ['Prescription', 'PrescriptionTemplate'],
  hub: { 'prescription.changed': { fields: ['id'], tags: ['Prescription'] } },
  notices: {
    prescriptionIssued: told,
    prescriptionCancelled: { ...told, icon: 'off' },
    /** By whoever gave it, as they named themselves. */
    prescriptionFilled: { ...told, icon: 'done' },
    /** To its doctor: the record has changed, and something speaks against it now. By the patient's or animal's name. */
    prescriptionRecheck: { for: ['doctor'], icon: 'alert', mailed: true, pushed: true, data: { name: 'text' } },
    /** What was given lasts a few days more, and there is more to fetch. By the patient's or animal's name. */
    prescriptionRefill: { ...told, icon: 'clock' },
    /** A conflict came up: nothing is dispensed until the doctor decides. By the patient's or animal's name. */
    prescriptionOnHold: { ...told, icon: 'alert' },
    /** The doctor decided; by the doctor's name. */
    prescriptionKept: { ...told, icon: 'done' },
    prescriptionStopped: { ...told, icon: 'off' },
    prescriptionExpired: { for: ['patient'], icon: 'clock', mailed: true, data: { name: 'text' } },
  },
  refusals: [
    'prescription_state',
    'prescription_changed',
    'checks_changed',
    'prescription_on_hold',
    'no_conflict',
    'nothing_prescribed',
    'too_many_prescription_templates',
  ],
} as const satisfies Capability
