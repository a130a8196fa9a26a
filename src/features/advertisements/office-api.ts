import { advertisementCalls } from '#contract/advertisements/calls.ts'
import type { advertisementsContract } from '#contract/advertisements/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof advertisementsContract
const changes = { invalidatesTags: ['Advertisement'] } as const

export const {
  endpoints: advertisementQuestions,
  useReadAdFiguresQuery,
  useCreateAdvertisementMutation,
  useChangeAdvertisementMutation,
  useMoveAdvertisementMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdvertisements: contractQuery<Contract['listAdvertisements']>(build, advertisementCalls.listAdvertisements, {
      providesTags: ['Advertisement'],
      quiet: true,
    }),
    readAdFigures: contractQuery<Contract['readAdFigures']>(build, advertisementCalls.readAdFigures, {
      providesTags: ['Advertisement'],
      quiet: true,
    }),
    createAdvertisement: contractMutation<Contract['createAdvertisement']>(
      build,
      advertisementCalls.createAdvertisement,
      changes,
    ),
    changeAdvertisement: contractMutation<Contract['changeAdvertisement']>(
      build,
      advertisementCalls.changeAdvertisement,
      changes,
    ),
    moveAdvertisement: contractMutation<Contract['moveAdvertisement']>(build, advertisementCalls.moveAdvertisement, changes),
  }),
})
