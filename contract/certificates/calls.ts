import type { Call } from '../kernel/call.ts'

const own = { who: ['doctor'], whose: 'self' } as const
const ownTemplate = { who: ['doctor'], whose: 'party', record: 'certificateTemplate' } as const
const ofVisit = { who: ['doctor'], whose: 'party', record: 'appointment' } as const

/** Certificates that doctors sign after a visit, and the templates that they are written from. */
export const certificatesCalls = {
  listCertificateTemplates: {
    method: 'GET',
    path: '/doctor/certificate-templates',
    access: own,
    summary: 'The doctor’s own templates, and those that stand in where there are none',
  },
  addCertificateTemplate: {
    method: 'POST',
    path: '/doctor/certificate-templates',
    access: own,
    summary: 'Another template',
    idempotent: true,
  },
  changeCertificateTemplate: {
    method: 'PUT',
    path: '/certificate-templates/{id}',
    access: ownTemplate,
    summary: 'Changes a template; certificates that are issued keep their words',
  },
  removeCertificateTemplate: {
    method: 'DELETE',
    path: '/certificate-templates/{id}',
    access: ownTemplate,
    summary: 'Removes a template',
  },
  previewCertificateTemplate: {
    method: 'POST',
    path: '/doctor/certificate-templates/preview',
    access: own,
    summary: 'A certificate with made-up facts on the doctor’s letterhead, marked as a preview; nothing is kept',
  },
  listCertificates: {
    method: 'GET',
    path: '/appointments/{id}/certificates',
    access: { who: ['patient', 'doctor', 'staff'], whose: 'party', record: 'appointment', right: 'history' },
    summary: 'Certificates of a visit, newest first; the doctor is told which kinds can be issued',
  },
  writeStatement: {
    method: 'POST',
    path: '/appointments/{id}/certificates/statement',
    access: ofVisit,
    summary: 'A template filled from the record and the visit, to be read and changed before it is signed',
  },
  issueCertificate: {
    method: 'POST',
    path: '/appointments/{id}/certificates',
    access: ofVisit,
    summary: 'Signs and issues a certificate; the patient is told. Refused without the doctor’s password',
    idempotent: true,
  },
  cancelCertificate: {
    method: 'POST',
    path: '/certificates/{id}/cancel',
    access: { who: ['doctor'], whose: 'party', record: 'certificate' },
    summary: 'From now on its page says that it is cancelled; the patient is told',
    idempotent: true,
  },
  readCertificatePaper: {
    method: 'GET',
    path: '/certificates/{id}/paper',
    access: { who: ['patient', 'doctor', 'staff'], whose: 'party', record: 'certificate', right: 'history' },
    summary: 'The certificate as PDF, in the language in which it was issued',
  },
} as const satisfies Record<string, Call>
