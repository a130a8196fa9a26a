import { searchCalls } from '#contract/search/calls.ts'
import type { searchContract } from '#contract/search/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractQuery } from '#shared/api/contract.ts'

export const { useSearchQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // What was found is kept no longer than it is looked at: names of people.
    search: contractQuery<(typeof searchContract)['search']>(build, searchCalls.search, { quiet: true, keepUnusedDataFor: 5 }),
  }),
})
