import { mergesCalls } from '#contract/merges/calls.ts'
import type { mergesContract } from '#contract/merges/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof mergesContract

export const {
  endpoints: mergeQuestions,
  useFindDuplicatesQuery,
  useRehearseMergeQuery,
  useMergeAccountsMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Looking is audited each time, so it is not kept. */
    findDuplicates: contractQuery<Contract['findDuplicates']>(build, mergesCalls.findDuplicates, {
      providesTags: ['Account'],
      keepUnusedDataFor: 0,
      quiet: true,
    }),
    /** Asked anew for each pair: it is of this moment. */
    rehearseMerge: contractQuery<Contract['rehearseMerge']>(build, mergesCalls.rehearseMerge, {
      providesTags: ['Account'],
      keepUnusedDataFor: 0,
      quiet: true,
    }),
    mergeAccounts: contractMutation<Contract['mergeAccounts']>(build, mergesCalls.mergeAccounts, {
      invalidatesTags: ['Account', 'Figures'],
    }),
  }),
})
