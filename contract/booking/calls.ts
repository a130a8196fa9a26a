import type { Call } from '../kernel/call.ts'
import { absenceMinutes } from './rules.ts'

const party = { who: ['patient', 'doctor', 'staff'], whose: 'party', record: 'appointment', right: 'appointments' } as const
const patientParty = { who: ['patient'], whose: 'party', record: 'appointment' } as const
const doctorParty = { who: ['doctor'], whose: 'party', record: 'appointment' } as const
const officeParty = { who: ['doctor', 'staff'], whose: 'party', record: 'appointment', right: 'appointments' } as const

/** Visits: booked by patients, worked by doctors. */
export const bookingCalls = {
  listSlots: {
    method: 'GET',
    path: '/doctors/{id}/slots',
    access: { who: 'anyone', whose: 'public', record: 'doctor' },
    summary: 'Free times of a verified doctor between two days (inclusive, at most 62) of the asked time zone; starts in UTC',
  },
  listSubjects: {
    method: 'GET',
    path: '/subjects',
    access: { who: ['patient'], whose: 'self' },
    summary: 'Whom a visit can be for: the patient, their pets, and those of others for which they may book',
  },
  bookAppointment: {
    method: 'POST',
    path: '/appointments',
    access: { who: ['patient'], whose: 'self' },
    summary: 'Holds a free slot for 15 minutes while it is paid for; confirmed at once when there is nothing to pay',
    idempotent: true,
  },
  listAppointments: {
    method: 'GET',
    path: '/appointments',
    access: { who: ['patient'], whose: 'self' },
    summary: "The patient's own visits and their pets'",
  },
  listDoctorAppointments: {
    method: 'GET',
    path: '/doctor/appointments',
    access: { who: ['doctor', 'staff'], whose: 'self', right: 'appointments' },
    summary: "The doctor's visits",
  },
  readAppointment: { method: 'GET', path: '/appointments/{id}', access: party, summary: 'One visit with its timeline' },
  readCancellation: {
    method: 'GET',
    path: '/appointments/{id}/cancellation',
    access: party,
    summary: 'What would be paid back if the caller cancelled now',
  },
  cancelAppointment: {
    method: 'POST',
    path: '/appointments/{id}/cancel',
    access: party,
    summary: 'Calls the visit off and pays back what is due',
    idempotent: true,
  },
  rescheduleAppointment: {
    method: 'POST',
    path: '/appointments/{id}/reschedule',
    access: patientParty,
    summary: 'Moves a confirmed visit to another free slot; keeps its payment',
    idempotent: true,
  },
  checkIn: {
    method: 'POST',
    path: '/appointments/{id}/check-in',
    access: party,
    summary: 'The patient is in the waiting room, from 10 minutes ahead',
  },
  startAppointment: {
    method: 'POST',
    path: '/appointments/{id}/start',
    access: doctorParty,
    summary: 'The doctor begins the visit',
  },
  completeAppointment: { method: 'POST', path: '/appointments/{id}/complete', access: doctorParty, summary: 'The visit is over' },
  reportPatientAbsent: {
    method: 'POST',
    path: '/appointments/{id}/patient-absent',
    access: officeParty,
    summary: `The patient did not come, from ${absenceMinutes} minutes after the start; refused (409 \`has_come\`) of who checked in; nothing is paid back`,
    idempotent: true,
  },
  reportDoctorAbsent: {
    method: 'POST',
    path: '/appointments/{id}/doctor-absent',
    access: patientParty,
    summary: `The doctor did not come, from ${absenceMinutes} minutes after the start; everything is paid back`,
    idempotent: true,
  },
  reviewAppointment: {
    method: 'POST',
    path: '/appointments/{id}/review',
    access: patientParty,
    summary: 'One review of a completed visit: 1 to 5 and words',
  },
  readCalendarFile: {
    method: 'GET',
    path: '/appointments/{id}/calendar.ics',
    access: party,
    summary: 'The visit as a calendar file (iCalendar)',
  },
  readPatientSummary: {
    method: 'GET',
    path: '/patient/summary',
    access: { who: ['patient'], whose: 'self' },
    summary: 'Next visit and visits to be paid',
  },
  readDoctorSummary: {
    method: 'GET',
    path: '/doctor/summary',
    access: { who: ['doctor', 'staff'], whose: 'self', right: 'appointments' },
    summary: "Today's visits, the waiting room, the week in numbers",
  },
  readDoctorCalendar: {
    method: 'GET',
    path: '/doctor/calendar',
    access: { who: ['doctor', 'staff'], whose: 'self', right: 'appointments' },
    summary: "Visits, free time and time off of a day or week of the doctor's zone",
  },
  readEarnings: {
    method: 'GET',
    path: '/doctor/earnings',
    access: { who: ['doctor', 'staff'], whose: 'self', right: 'invoices' },
    summary: 'What visits of a week, month or year brought in, what of it was given back, and what is paid ahead',
  },
} as const satisfies Record<string, Call>
