import { doctorsCalls } from '#contract/doctors/calls.ts'
import type { doctorsContract } from '#contract/doctors/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof doctorsContract

/** The doctor's own profile, to be changed. */
export const {
  endpoints: ownProfileQuestions,
  useChangeProfileMutation,
  useLazyReadOwnProfileQuery,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readOwnProfile: contractQuery<Contract['readOwnProfile']>(build, doctorsCalls.readOwnProfile, {
      providesTags: ['OwnProfile'],
      quiet: true,
    }),
    listProfileChoices: contractQuery<Contract['listProfileChoices']>(build, doctorsCalls.listProfileChoices, {
      providesTags: ['OwnProfile'],
      quiet: true,
    }),
    changeProfile: contractMutation<Contract['changeProfile']>(build, doctorsCalls.changeProfile, {
      invalidatesTags: ['OwnProfile', 'Doctor', 'Me', 'Slot'],
    }),
  }),
})
