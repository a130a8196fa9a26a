import { bookingCalls } from '#contract/booking/calls.ts'
import type { bookingContract } from '#contract/booking/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Booking = typeof bookingContract

/** Free times of a doctor, and taking one. */
export const { useDoctorSlotsQuery, useBookableSubjectsQuery, useAppointmentsAroundQuery, useBookAppointmentMutation } =
  baseApi.injectEndpoints({
    endpoints: (build) => ({
      doctorSlots: contractQuery<Booking['listSlots']>(build, bookingCalls.listSlots, { providesTags: ['Slot'], quiet: true }),
      /** Whom the patient can book for. */
      bookableSubjects: contractQuery<Booking['listSubjects']>(build, bookingCalls.listSubjects, {
        providesTags: ['Pet', 'Profile', 'Carer'],
        quiet: true,
      }),
      /** The patient's own coming visits on some days. */
      appointmentsAround: contractQuery<Booking['listAppointments']>(build, bookingCalls.listAppointments, {
        providesTags: ['Appointment'],
        quiet: true,
      }),
      bookAppointment: contractMutation<Booking['bookAppointment']>(build, bookingCalls.bookAppointment, {
        invalidatesTags: ['Appointment', 'Slot', 'Order', 'Figures'],
      }),
    }),
  })
