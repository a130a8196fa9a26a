import { finalStates, type AppointmentState } from '#contract/booking/states.ts'
import type { AppointmentMode } from '#contract/doctors/values.ts'
import { type Locale, defaultLocale } from '#contract/kernel/values.ts'
import { type CalendarEntry, calendarFile } from '#server/kernel/calendar-file.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Attachment } from '#server/kernel/ports.ts'
import type { Settings } from '#server/kernel/settings.ts'
import { selectCards } from './appointment-cards.ts'
import { pageOfAppointment } from './page-of-appointment.ts'
import { placeOf } from './read-appointment.ts'

const summaries: Record<Locale, Record<AppointmentMode, (name: string) => string>> = {
  'en-US': { video: (name) => `Video visit: ${name}`, clinic: (name) => `Visit in the clinic: ${name}` },
  'es-ES': { video: (name) => `Videoconsulta: ${name}`, clinic: (name) => `Consulta en la clínica: ${name}` },
  'fr-FR': { video: (name) => `Téléconsultation : ${name}`, clinic: (name) => `Consultation au cabinet : ${name}` },
  'de-DE': { video: (name) => `Videosprechstunde: ${name}`, clinic: (name) => `Termin in der Praxis: ${name}` },
  ar: { video: (name) => `موعد بالفيديو: ${name}`, clinic: (name) => `موعد في العيادة: ${name}` },
  'hi-IN': { video: (name) => `वीडियो परामर्श: ${name}`, clinic: (name) => `क्लिनिक में परामर्श: ${name}` },
}

/** Visits with what their calendar files say. */
export function selectForCalendar(db: Reader) {
  return selectCards(db).select([
    'appointments.sequence',
    'appointments.updated_at',
    'doctors.clinic_name',
    'doctors.clinic_address',
  ])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectForCalendar>['executeTakeFirstOrThrow']>>

/** The visit for a reader's own calendar, in their language. Says nothing of why it is: calendars are shared. */
export function calendarOf(
  row: Row,
  reader: { readonly locale: string; readonly whom: 'patient' | 'doctor' },
  settings: Settings,
): Attachment {
  const summary = summaries[reader.locale as Locale] ?? summaries[defaultLocale]
  const forPatient = reader.whom === 'patient'
  const status = statusOf(row.state)
  const text = calendarFile({
    uid: `${row.id}@carenest`,
    sequence: sequenceOf(row.sequence, status),
    status,
    start: row.starts_at,
    end: row.ends_at,
    changed: row.updated_at,
    summary: summary[row.mode](forPatient ? row.doctor_name : row.patient_name),
    location: row.mode === 'clinic' ? placeOf(row) : null,
    url: settings.publicUrl + pageOfAppointment(reader.whom, row.id),
    organizer: settings.mailFrom,
  })
  const method = status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH'
  return { name: `visit-${row.number}.ics`, type: `text/calendar; charset=utf-8; method=${method}`, text }
}

/**
 * Even while the visit stands, the next odd number when it is called off: so both outrank what was before, and a visit that stands
 * again after its hold had run out outranks its own end.
 */
function sequenceOf(timesPlaced: number, status: CalendarEntry['status']): number {
  return 2 * timesPlaced + (status === 'CANCELLED' ? 1 : 0)
}

function statusOf(state: AppointmentState): CalendarEntry['status'] {
  if (state === 'pending_payment') return 'TENTATIVE'
  return finalStates.includes(state) && state !== 'completed' ? 'CANCELLED' : 'CONFIRMED'
}
