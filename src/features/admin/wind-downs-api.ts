import { adminWindDownCalls } from '#contract/admin/wind-down-calls.ts'
import type { adminWindDownContract } from '#contract/admin/wind-down-contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof adminWindDownContract

/** What suspended doctors and pharmacies leave behind. */
export const {
  endpoints: windDownQuestions,
  useReadWindDownQuery,
  useDecideWindDownMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listWindDowns: contractPages<Contract['listWindDowns']>(build, adminWindDownCalls.listWindDowns, {
      providesTags: ['WindDown'],
      quiet: true,
    }),
    readWindDown: contractQuery<Contract['readWindDown']>(build, adminWindDownCalls.readWindDown, {
      providesTags: ['WindDown'],
      keepUnusedDataFor: 0,
      quiet: true,
    }),
    decideWindDown: contractMutation<Contract['decideWindDown']>(build, adminWindDownCalls.decideWindDown, {
      invalidatesTags: ['WindDown', 'Account', 'Order', 'Payment', 'Invoice', 'Appointment', 'RefundRequest', 'Figures'],
    }),
  }),
})
