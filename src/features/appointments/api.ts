import { bookingCalls } from '#contract/booking/calls.ts'
import type { bookingContract } from '#contract/booking/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery, contractText } from '#shared/api/contract.ts'

type Contract = typeof bookingContract

/** A visit that moves touches its money and the free times too. */
const moved = ['Appointment', 'Order', 'Payment', 'Invoice', 'Slot', 'Figures'] as const

/** Visits, for both parties. What the hub tells of a visit makes these stale (`src/app/session/hub-tags.ts`). */
export const {
  endpoints: appointmentQuestions,
  useLazyDoctorAppointmentsPageQuery,
  useReadAppointmentQuery,
  useReadCancellationQuery,
  useCancelAppointmentMutation,
  useRescheduleAppointmentMutation,
  useCheckInMutation,
  useStartAppointmentMutation,
  useCompleteAppointmentMutation,
  useReportPatientAbsentMutation,
  useReportDoctorAbsentMutation,
  useReviewAppointmentMutation,
  useCalendarFileMutation,
  useLazyAppointmentsPageQuery,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAppointments: contractPages<Contract['listAppointments']>(build, bookingCalls.listAppointments, {
      providesTags: ['Appointment'],
      quiet: true,
    }),
    listDoctorAppointments: contractPages<Contract['listDoctorAppointments']>(build, bookingCalls.listDoctorAppointments, {
      providesTags: ['Appointment'],
      quiet: true,
    }),
    /** One page after another, for a file of all of them. */
    appointmentsPage: contractQuery<Contract['listAppointments']>(build, bookingCalls.listAppointments),
    doctorAppointmentsPage: contractQuery<Contract['listDoctorAppointments']>(build, bookingCalls.listDoctorAppointments),
    readAppointment: contractQuery<Contract['readAppointment']>(build, bookingCalls.readAppointment, {
      providesTags: ['Appointment'],
      quiet: true,
    }),
    /** Asked anew each time it is shown; once the visit is cancelled there is nothing left to ask. */
    readCancellation: contractQuery<Contract['readCancellation']>(build, bookingCalls.readCancellation, {
      keepUnusedDataFor: 0,
    }),
    cancelAppointment: contractMutation<Contract['cancelAppointment']>(build, bookingCalls.cancelAppointment, {
      invalidatesTags: [...moved],
    }),
    rescheduleAppointment: contractMutation<Contract['rescheduleAppointment']>(build, bookingCalls.rescheduleAppointment, {
      invalidatesTags: [...moved],
    }),
    checkIn: contractMutation<Contract['checkIn']>(build, bookingCalls.checkIn, { invalidatesTags: [...moved] }),
    startAppointment: contractMutation<Contract['startAppointment']>(build, bookingCalls.startAppointment, {
      invalidatesTags: [...moved],
    }),
    completeAppointment: contractMutation<Contract['completeAppointment']>(build, bookingCalls.completeAppointment, {
      invalidatesTags: [...moved],
    }),
    reportPatientAbsent: contractMutation<Contract['reportPatientAbsent']>(build, bookingCalls.reportPatientAbsent, {
      invalidatesTags: [...moved],
    }),
    reportDoctorAbsent: contractMutation<Contract['reportDoctorAbsent']>(build, bookingCalls.reportDoctorAbsent, {
      invalidatesTags: [...moved],
    }),
    reviewAppointment: contractMutation<Contract['reviewAppointment']>(build, bookingCalls.reviewAppointment, {
      invalidatesTags: ['Appointment', 'Review', 'Doctor'],
    }),
    calendarFile: contractText(build, bookingCalls.readCalendarFile),
    readPatientSummary: contractQuery<Contract['readPatientSummary']>(build, bookingCalls.readPatientSummary, {
      providesTags: ['Appointment'],
      quiet: true,
    }),
    readDoctorCalendar: contractQuery<Contract['readDoctorCalendar']>(build, bookingCalls.readDoctorCalendar, {
      providesTags: ['Appointment', 'Slot', 'Availability'],
      quiet: true,
    }),
    readDoctorSummary: contractQuery<Contract['readDoctorSummary']>(build, bookingCalls.readDoctorSummary, {
      providesTags: ['Appointment', 'Figures'],
      quiet: true,
    }),
  }),
})
