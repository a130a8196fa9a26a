import { z } from 'zod'
import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { slotAnswer, slotQuery } from './availability-schemas.ts'
import { bookingCalls } from './calls.ts'
import { calendarQuery, doctorCalendar } from './calendar-schemas.ts'
import { earnings, earningsQuery } from './earnings-schemas.ts'
import {
  appointmentDetails,
  appointmentPage,
  appointmentQuery,
  bookableSubject,
  bookingBody,
  cancelBody,
  cancellation,
  doctorSummary,
  patientSummary,
  rescheduleBody,
  reviewBody,
} from './schemas.ts'

const verb = { params: byId, answer: appointmentDetails }

export const bookingContract = bind(bookingCalls, {
  listSlots: { params: byId, query: slotQuery, answer: slotAnswer },
  listSubjects: { answer: z.array(bookableSubject) },
  bookAppointment: { body: bookingBody, answer: appointmentDetails, status: 201 },
  listAppointments: { query: appointmentQuery, answer: appointmentPage },
  listDoctorAppointments: { query: appointmentQuery, answer: appointmentPage },
  readAppointment: verb,
  readCancellation: { params: byId, answer: cancellation },
  cancelAppointment: { ...verb, body: cancelBody },
  rescheduleAppointment: { ...verb, body: rescheduleBody },
  checkIn: verb,
  startAppointment: verb,
  completeAppointment: verb,
  reportPatientAbsent: verb,
  reportDoctorAbsent: verb,
  reviewAppointment: { ...verb, body: reviewBody, status: 201 },
  readCalendarFile: { params: byId, answer: 'text/calendar' },
  readPatientSummary: { answer: patientSummary },
  readDoctorSummary: { answer: doctorSummary },
  readDoctorCalendar: { query: calendarQuery, answer: doctorCalendar },
  readEarnings: { query: earningsQuery, answer: earnings },
})
