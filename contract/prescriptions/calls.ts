import type { Call } from '../kernel/call.ts'

const ofDoctor = { who: ['doctor'], whose: 'self' } as const
const written = { who: ['doctor'], whose: 'party', record: 'prescription' } as const
const read = { who: ['patient', 'doctor', 'staff'], whose: 'party', record: 'prescription', right: 'history' } as const

/** Prescriptions: drafts that a doctor writes after a visit, what was issued, and what of it was given. */
export const prescriptionsCalls = {
  listPrescriptions: {
    method: 'GET',
    path: '/prescriptions',
    access: { who: ['patient'], whose: 'self' },
    summary: 'The caller’s own, and those of pets in their care, newest first',
  },
  listWrittenPrescriptions: {
    method: 'GET',
    path: '/doctor/prescriptions',
    access: ofDoctor,
    summary: 'Drafts and prescriptions of the doctor, last changed first',
  },
  listPrescriptionAlarms: {
    method: 'GET',
    path: '/prescription-alarms',
    access: { who: ['patient'], whose: 'self' },
    summary: 'Prescriptions of the caller and of pets in their care that the record now warns against',
  },
  listConflictsToDecide: {
    method: 'GET',
    path: '/doctor/prescription-conflicts',
    access: ofDoctor,
    summary: 'Prescriptions of the doctor that the record now warns against and that wait for a decision',
  },
  listPrescribableVisits: {
    method: 'GET',
    path: '/doctor/prescribable-visits',
    access: ofDoctor,
    summary: 'Visits after which the doctor can prescribe, newest first',
  },
  listPrescriptionsOfVisit: {
    method: 'GET',
    path: '/appointments/{id}/prescriptions',
    access: { who: ['patient', 'doctor', 'staff'], whose: 'party', record: 'appointment', right: 'history' },
    summary: 'What was prescribed at a visit; its doctor sees drafts too, and whether they can write another',
  },
  startPrescription: {
    method: 'POST',
    path: '/appointments/{id}/prescriptions',
    access: { who: ['doctor'], whose: 'party', record: 'appointment' },
    summary: 'A draft for the subject of a visit, empty or with what stands on the one that it takes the place of',
    idempotent: true,
  },
  readPrescription: {
    method: 'GET',
    path: '/prescriptions/{id}',
    access: read,
    summary: 'A prescription, and what of it was given',
  },
  savePrescription: {
    method: 'PUT',
    path: '/prescriptions/{id}',
    access: written,
    summary: 'Keeps a draft; refused when it was changed meanwhile',
  },
  discardPrescription: { method: 'DELETE', path: '/prescriptions/{id}', access: written, summary: 'Throws a draft away' },
  checkPrescription: {
    method: 'POST',
    path: '/prescriptions/{id}/checks',
    access: written,
    summary: 'Holds a draft against allergies, other medicines, species, household and weight as they are now',
  },
  issuePrescription: {
    method: 'POST',
    path: '/prescriptions/{id}/issue',
    access: written,
    summary: 'Signs and issues a draft; refused when a check says something else than what the doctor has read',
    idempotent: true,
  },
  cancelPrescription: {
    method: 'POST',
    path: '/prescriptions/{id}/cancel',
    access: written,
    summary: 'From now on nothing is given on it; the patient is told',
    idempotent: true,
  },
  decideConflicts: {
    method: 'POST',
    path: '/prescriptions/{id}/decision',
    access: written,
    summary: 'Keeps a prescription that the record now warns against, or stops it; the patient is told',
    idempotent: true,
  },
  readPrescriptionPaper: {
    method: 'GET',
    path: '/prescriptions/{id}/paper',
    access: read,
    summary: 'The prescription as PDF, in the language in which it was issued',
  },
  listPrescriptionTemplates: {
    method: 'GET',
    path: '/doctor/prescription-templates',
    access: ofDoctor,
    summary: 'What the doctor prescribes often',
  },
  addPrescriptionTemplate: {
    method: 'POST',
    path: '/doctor/prescription-templates',
    access: ofDoctor,
    summary: 'Keeps lines and advice under a name',
    idempotent: true,
  },
  removePrescriptionTemplate: {
    method: 'DELETE',
    path: '/prescription-templates/{id}',
    access: { who: ['doctor'], whose: 'party', record: 'prescriptionTemplate' },
    summary: 'Removes a template; what was written from it stays',
  },
} as const satisfies Record<string, Call>
