import { adminCalls } from '#contract/admin/calls.ts'
import type { adminContract } from '#contract/admin/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof adminContract

/** The platform's day and its queues, for administrators. */
export const {
  useReadAdminSummaryQuery,
  useListOutboxInfiniteQuery,
  useLazyOutboxPageQuery,
  useReadOutboxStateQuery,
  useRetryMessagesMutation,
  useDiscardMessagesMutation,
  useReadOutboxMessageQuery,
  useVerifyDoctorMutation,
  useRefuseDoctorMutation,
  useListLicencesInfiniteQuery,
  useRevokeLicenceMutation,
  useListAuditInfiniteQuery,
  useLazyAuditPageQuery,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readAdminSummary: contractQuery<Contract['readSummary']>(build, adminCalls.readSummary, {
      providesTags: ['Figures'],
      quiet: true,
    }),
    listOutbox: contractPages<Contract['listOutbox']>(build, adminCalls.listOutbox, {
      providesTags: ['OutboxMessage'],
      quiet: true,
    }),
    /** One page after another, for a file of all of them; so with the other lists. */
    outboxPage: contractQuery<Contract['listOutbox']>(build, adminCalls.listOutbox, { keepUnusedDataFor: 0 }),
    retryMessages: contractMutation<Contract['retryMessages']>(build, adminCalls.retryMessages, {
      invalidatesTags: ['OutboxMessage', 'Figures'],
    }),
    readOutboxState: contractQuery<Contract['readOutboxState']>(build, adminCalls.readOutboxState, {
      providesTags: ['OutboxMessage'],
      quiet: true,
    }),
    discardMessages: contractMutation<Contract['discardMessages']>(build, adminCalls.discardMessages, {
      invalidatesTags: ['OutboxMessage', 'Figures'],
    }),
    /** Reading one is audited each time, so it is not kept. */
    readOutboxMessage: contractQuery<Contract['readOutboxMessage']>(build, adminCalls.readOutboxMessage, {
      keepUnusedDataFor: 0,
    }),
    verifyDoctor: contractMutation<Contract['verifyDoctor']>(build, adminCalls.verifyDoctor, {
      invalidatesTags: ['Account', 'LicenceReview', 'Figures', 'Doctor', 'OutboxMessage'],
    }),
    refuseDoctor: contractMutation<Contract['refuseDoctor']>(build, adminCalls.refuseDoctor, {
      invalidatesTags: ['Account', 'LicenceReview', 'Figures', 'OutboxMessage'],
    }),
    listLicences: contractPages<Contract['listLicences']>(build, adminCalls.listLicences, {
      providesTags: ['Account'],
      quiet: true,
    }),
    revokeLicence: contractMutation<Contract['revokeLicence']>(build, adminCalls.revokeLicence, {
      invalidatesTags: ['Account', 'Figures', 'Doctor', 'OutboxMessage'],
    }),
    auditPage: contractQuery<Contract['listAudit']>(build, adminCalls.listAudit, { keepUnusedDataFor: 0 }),
    listAudit: contractPages<Contract['listAudit']>(build, adminCalls.listAudit, { providesTags: ['Account'], quiet: true }),
  }),
})
