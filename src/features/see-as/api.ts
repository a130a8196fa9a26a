import { seeAsCalls } from '#contract/see-as/calls.ts'
import type { seeAsContract } from '#contract/see-as/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation } from '#shared/api/contract.ts'

type Contract = typeof seeAsContract

/** An administrator looks with somebody's eyes. */
export const { useBeginSeeAsMutation, useEndSeeAsMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    beginSeeAs: contractMutation<Contract['beginSeeAs']>(build, seeAsCalls.beginSeeAs),
    endSeeAs: contractMutation<Contract['endSeeAs']>(build, seeAsCalls.endSeeAs, { quiet: true }),
  }),
})
