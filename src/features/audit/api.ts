import { auditCalls } from '#contract/audit/calls.ts'
import type { auditContract } from '#contract/audit/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof auditContract

/** What was done is kept, sealed, and shown to whom it concerns. */
export const {
  endpoints: auditQuestions,
  useReadSealsQuery,
  useVerifySealsMutation,
  useListOfficeLooksInfiniteQuery,
  useAskOfficeMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readSeals: contractQuery<Contract['readSeals']>(build, auditCalls.readSeals, { providesTags: ['AuditSeal'], quiet: true }),
    verifySeals: contractMutation<Contract['verifySeals']>(build, auditCalls.verifySeals),
    /** Reading one is audited each time, so it is not kept. */
    readTrace: contractQuery<Contract['readTrace']>(build, auditCalls.readTrace, {
      providesTags: ['Trace'],
      keepUnusedDataFor: 0,
      quiet: true,
    }),
    listOfficeLooks: contractPages<Contract['listOfficeLooks']>(build, auditCalls.listOfficeLooks, {
      providesTags: ['OfficeLook'],
      quiet: true,
    }),
    askOffice: contractMutation<Contract['askOffice']>(build, auditCalls.askOffice, { invalidatesTags: ['SupportRequest'] }),
  }),
})
