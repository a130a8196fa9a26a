import { siteCalls } from '#contract/site/calls.ts'
import type { siteContract } from '#contract/site/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof siteContract

/** What the public site itself asks: the home page in one call, and a message to support. */
export const { useReadHomeQuery, useSendContactMessageMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readHome: contractQuery<Contract['readHome']>(build, siteCalls.readHome, {
      providesTags: ['Doctor', 'Slot', 'Product', 'Article'],
      quiet: true,
    }),
    sendContactMessage: contractMutation<Contract['sendContactMessage']>(build, siteCalls.sendContactMessage),
  }),
})
