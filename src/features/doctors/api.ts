import { bookingCalls } from '#contract/booking/calls.ts'
import type { bookingContract } from '#contract/booking/contract.ts'
import { doctorsCalls } from '#contract/doctors/calls.ts'
import type { doctorsContract } from '#contract/doctors/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractPages, contractQuery } from '#shared/api/contract.ts'

type Doctors = typeof doctorsContract
type Booking = typeof bookingContract

/** Doctors as everybody may see them. All of these show a skeleton of their own, so none moves the loading line. */
export const {
  useSearchDoctorsInfiniteQuery,
  useListPlacesQuery,
  useReadDoctorQuery,
  useListReviewsInfiniteQuery,
  useListSlotsQuery,
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
    listSlots: contractQuery<Booking['listSlots']>(build, bookingCalls.listSlots, { providesTags: ['Slot'], quiet: true }),
  }),
})
