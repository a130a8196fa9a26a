import { ledgerCalls } from '#contract/ledger/calls.ts'
import type { ledgerContract } from '#contract/ledger/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof ledgerContract

/** What stands in the ledger, and where accounts do not agree; for administrators. */
export const { useReadBalancesQuery, useListDifferencesInfiniteQuery, useCompareNowMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readBalances: contractQuery<Contract['readBalances']>(build, ledgerCalls.readBalances, {
      providesTags: ['Ledger'],
      quiet: true,
    }),
    listDifferences: contractPages<Contract['listDifferences']>(build, ledgerCalls.listDifferences, {
      providesTags: ['Ledger'],
      quiet: true,
    }),
    compareNow: contractMutation<Contract['compareNow']>(build, ledgerCalls.compareNow, { invalidatesTags: ['Ledger'] }),
  }),
})
