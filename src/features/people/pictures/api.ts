import { peopleCalls } from '#contract/people/calls.ts'
import type { peopleContract } from '#contract/people/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation } from '#shared/api/contract.ts'

type Contract = typeof peopleContract

/** Pictures of people and pets. */
export const { useChoosePictureMutation, useChoosePetPictureMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    choosePicture: contractMutation<Contract['choosePicture']>(build, peopleCalls.choosePicture, {
      invalidatesTags: ['Me', 'Profile', 'Appointment', 'OwnProfile', 'Doctor'],
      quiet: true,
    }),
    choosePetPicture: contractMutation<Contract['choosePetPicture']>(build, peopleCalls.choosePetPicture, {
      invalidatesTags: ['Pet', 'Appointment'],
      quiet: true,
    }),
  }),
})
