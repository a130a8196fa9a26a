import { accountCalls } from '#contract/account/calls.ts'
import type { accountContract } from '#contract/account/contract.ts'
import { baseApi } from './base-api.ts'
import { contractQuery } from './contract.ts'

type Contract = typeof accountContract

/** What of the platform's configuration the browser may know: which third parties it may use. Several capabilities ask. */
export const { useConfigurationQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    configuration: contractQuery<Contract['configuration']>(build, accountCalls.configuration, {
      providesTags: ['Configuration'],
      quiet: true,
    }),
  }),
})
