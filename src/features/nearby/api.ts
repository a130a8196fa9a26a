import { nearbyCalls } from '#contract/nearby/calls.ts'
import type { nearbyContract } from '#contract/nearby/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof nearbyContract

/** Pets that their owners show, and which of one's own are shown. */
export const {
  endpoints: nearbyQuestions,
  useListPetsNearbyInfiniteQuery,
  useReadNearbySharingQuery,
  useShareNearbyMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPetsNearby: contractPages<Contract['listPetsNearby']>(build, nearbyCalls.listPetsNearby, {
      quiet: true,
      providesTags: ['NearbyPet'],
    }),
    readNearbySharing: contractQuery<Contract['readNearbySharing']>(build, nearbyCalls.readNearbySharing, {
      quiet: true,
      providesTags: ['NearbyPet'],
    }),
    shareNearby: contractMutation<Contract['shareNearby']>(build, nearbyCalls.shareNearby, { invalidatesTags: ['NearbyPet'] }),
  }),
})
