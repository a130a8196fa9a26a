import { advertisementCalls } from '#contract/advertisements/calls.ts'
import type { advertisementsContract } from '#contract/advertisements/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof advertisementsContract

/** What stands in a place, and what was seen of it. */
export const { useShowAdvertisementQuery, useCountViewMutation, useCountClickMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    showAdvertisement: contractQuery<Contract['showAdvertisement']>(build, advertisementCalls.showAdvertisement, { quiet: true }),
    countView: contractMutation<Contract['countView']>(build, advertisementCalls.countView, { quiet: true }),
    countClick: contractMutation<Contract['countClick']>(build, advertisementCalls.countClick, { quiet: true }),
  }),
})
