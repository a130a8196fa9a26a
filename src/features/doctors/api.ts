import { bookingCalls } from '#contract/booking/calls.ts'
import type { bookingContract } from '#contract/booking/contract.ts'
import { peopleCalls } from '#contract/people/calls.ts'
import type { peopleContract } from '#contract/people/contract.ts'
import { doctorsCalls } from '#contract/doctors/calls.ts'
import type { doctorsContract } from '#contract/doctors/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery } from '#shared/api/contract.ts'

type Doctors = typeof doctorsContract
type Booking = typeof bookingContract
type People = typeof peopleContract

/** Doctors as everybody may see them, and booking one. What is read shows a skeleton of its own, so it does not move the loading line. */
export const {
  useSearchDoctorsInfiniteQuery,
  useListPlacesQuery,
  useReadDoctorQuery,
  useListReviewsInfiniteQuery,
  useDoctorSlotsQuery,
  useBookableSubjectsQuery,
  useBookVisitMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchDoctors: contractPages<Doctors['searchDoctors']>(build, doctorsCalls.searchDoctors, {
      providesTags: ['Doctor', 'Slot'],
      quiet: true,
    }),
    listPlaces: contractQuery<Doctors['listPlaces']>(build, doctorsCalls.listPlaces, {
      providesTags: ['Doctor'],
      keepUnusedDataFor: 600,
      quiet: true,
    }),
    readDoctor: contractQuery<Doctors['readDoctor']>(build, doctorsCalls.readDoctor, { providesTags: ['Doctor'], quiet: true }),
    listReviews: contractPages<Doctors['listReviews']>(build, doctorsCalls.listReviews, {
      providesTags: ['Review'],
      quiet: true,
    }),
    doctorSlots: contractQuery<Booking['listSlots']>(build, bookingCalls.listSlots, { providesTags: ['Slot'], quiet: true }),
    /** Whom the patient can book for. */
    bookableSubjects: contractQuery<People['listSubjects']>(build, peopleCalls.listSubjects, {
      providesTags: ['Pet', 'Profile'],
      quiet: true,
    }),
    bookVisit: contractMutation<Booking['bookAppointment']>(build, bookingCalls.bookAppointment, {
      invalidatesTags: ['Appointment', 'Slot', 'Order', 'Figures'],
    }),
  }),
})
