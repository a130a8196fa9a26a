import { bookingContract as contract } from '#contract/booking/contract.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { checkIn, completeAppointment, startAppointment } from './appointments/attend-appointment.ts'
import { bookAppointment } from './appointments/book-appointment.ts'
import { cancelAppointment, readCancellation } from './appointments/cancel-appointment.ts'
import { readDoctorSummary } from './appointments/doctor-summary.ts'
import { listAppointments } from './appointments/list-appointments.ts'
import { readDoctorCalendar } from './appointments/doctor-calendar.ts'
import { readEarnings } from './appointments/read-earnings.ts'
import { readPatientSummary } from './appointments/patient-summary.ts'
import { readAppointment } from './appointments/read-appointment.ts'
import { readCalendarFile } from './appointments/read-calendar-file.ts'
import { reportAbsence } from './appointments/report-absence.ts'
import { rescheduleAppointment } from './appointments/reschedule-appointment.ts'
import { reviewAppointment } from './appointments/review-appointment.ts'
import { listSubjects } from './list-subjects.ts'
import { listSlots } from './slots/list-slots.ts'

/** Does the verb, then answers the visit as the caller sees it now. */
async function andRead(platform: Platform, actor: Actor, id: string, verb: Promise<void>) {
  await verb
  return readAppointment(platform, actor, id)
}

export const bookingEndpoints: readonly Implemented[] = [
  implement(contract.listSlots, (platform, { params, query }) => listSlots(platform, { ...params, ...query })),
  implement(contract.listSubjects, (platform, _input, actor) => listSubjects(platform, actor)),
  implement(contract.bookAppointment, async (platform, { body }, actor) =>
    readAppointment(platform, actor, await bookAppointment(platform, actor, body)),
  ),
  implement(contract.listAppointments, (platform, { query }, actor) => listAppointments(platform, actor, query)),
  implement(contract.listDoctorAppointments, (platform, { query }, actor) => listAppointments(platform, actor, query)),
  implement(contract.readAppointment, (platform, { params }, actor) => readAppointment(platform, actor, params.id)),
  implement(contract.readCancellation, (platform, { params }, actor) => readCancellation(platform, actor, params.id)),
  implement(contract.cancelAppointment, (platform, { params: { id }, body }, actor) =>
    andRead(platform, actor, id, cancelAppointment(platform, actor, { id, ...body })),
  ),
  implement(contract.rescheduleAppointment, (platform, { params: { id }, body }, actor) =>
    andRead(platform, actor, id, rescheduleAppointment(platform, actor, { id, ...body })),
  ),
  implement(contract.checkIn, (platform, { params: { id } }, actor) =>
    andRead(platform, actor, id, checkIn(platform, actor, id)),
  ),
  implement(contract.startAppointment, (platform, { params: { id } }, actor) =>
    andRead(platform, actor, id, startAppointment(platform, actor, id)),
  ),
  implement(contract.completeAppointment, (platform, { params: { id } }, actor) =>
    andRead(platform, actor, id, completeAppointment(platform, actor, id)),
  ),
  implement(contract.reportPatientAbsent, (platform, { params: { id } }, actor) =>
    andRead(platform, actor, id, reportAbsence(platform, actor, { id, absent: 'patient' })),
  ),
  implement(contract.reportDoctorAbsent, (platform, { params: { id } }, actor) =>
    andRead(platform, actor, id, reportAbsence(platform, actor, { id, absent: 'doctor' })),
  ),
  implement(contract.reviewAppointment, (platform, { params: { id }, body }, actor) =>
    andRead(platform, actor, id, reviewAppointment(platform, actor, { id, ...body })),
  ),
  implement(contract.readCalendarFile, (platform, { params }, actor) => readCalendarFile(platform, actor, params.id)),
  implement(contract.readPatientSummary, (platform, _input, actor) => readPatientSummary(platform, actor)),
  implement(contract.readDoctorSummary, (platform, _input, actor) => readDoctorSummary(platform, actor)),
  implement(contract.readDoctorCalendar, (platform, { query }, actor) => readDoctorCalendar(platform, actor, query)),
  implement(contract.readEarnings, (platform, { query }, actor) => readEarnings(platform, actor, query)),
]
