import { doctorsCalls } from '#contract/doctors/calls.ts'
import type { doctorsContract } from '#contract/doctors/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractPages, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof doctorsContract

/** Doctors as everybody may see them. All of these show a skeleton of their own, so none moves the loading line. */
export const {
  endpoints: doctorQuestions,
  useSearchDoctorsInfiniteQuery,
  useListPlacesQuery,
  useListReviewsInfiniteQuery,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchDoctors: contractPages<Contract['searchDoctors']>(build, doctorsCalls.searchDoctors, {
      providesTags: ['Doctor', 'Slot'],
      quiet: true,
    }),
    listPlaces: contractQuery<Contract['listPlaces']>(build, doctorsCalls.listPlaces, {
      providesTags: ['Doctor'],
      keepUnusedDataFor: 600,
      quiet: true,
    }),
    readDoctor: contractQuery<Contract['readDoctor']>(build, doctorsCalls.readDoctor, {
      providesTags: ['Doctor'],
      quiet: true,
    }),
    listReviews: contractPages<Contract['listReviews']>(build, doctorsCalls.listReviews, {
      providesTags: ['Review'],
      quiet: true,
    }),
  }),
})
