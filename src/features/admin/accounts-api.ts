import { adminAccountCalls } from '#contract/admin/account-calls.ts'
import type { adminAccountContract } from '#contract/admin/account-contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery } from '#shared/api/contract.ts'
import type { TagType } from '#shared/api/tags.ts'

type Contract = typeof adminAccountContract

const decided: TagType[] = ['Account', 'Figures', 'Doctor', 'OutboxMessage']

/** Accounts as the office looks after them, and operations over many of them. */
export const {
  endpoints: accountQuestions,
  useLazyAccountsPageQuery,
  useCountAccountsQuery,
  useReadAccountQuery,
  useSuspendAccountMutation,
  useRestoreAccountMutation,
  useVerifyPharmacyMutation,
  useRefusePharmacyMutation,
  useRevokePharmacyMutation,
  useRehearseOperationQuery,
  useStartOperationMutation,
  useListOperationsInfiniteQuery,
  useListOperationRowsInfiniteQuery,
  useUndoOperationMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAccounts: contractPages<Contract['listAccounts']>(build, adminAccountCalls.listAccounts, {
      providesTags: ['Account'],
      quiet: true,
    }),
    accountsPage: contractQuery<Contract['listAccounts']>(build, adminAccountCalls.listAccounts, { keepUnusedDataFor: 0 }),
    countAccounts: contractQuery<Contract['countAccounts']>(build, adminAccountCalls.countAccounts, {
      providesTags: ['Account'],
      quiet: true,
    }),
    /** Reading one is audited each time, so it is not kept. */
    readAccount: contractQuery<Contract['readAccount']>(build, adminAccountCalls.readAccount, {
      providesTags: ['Account'],
      keepUnusedDataFor: 0,
      quiet: true,
    }),
    suspendAccount: contractMutation<Contract['suspendAccount']>(build, adminAccountCalls.suspendAccount, {
      invalidatesTags: decided,
    }),
    restoreAccount: contractMutation<Contract['restoreAccount']>(build, adminAccountCalls.restoreAccount, {
      invalidatesTags: decided,
    }),
    verifyPharmacy: contractMutation<Contract['verifyPharmacy']>(build, adminAccountCalls.verifyPharmacy, {
      invalidatesTags: decided,
    }),
    refusePharmacy: contractMutation<Contract['refusePharmacy']>(build, adminAccountCalls.refusePharmacy, {
      invalidatesTags: decided,
    }),
    revokePharmacy: contractMutation<Contract['revokePharmacy']>(build, adminAccountCalls.revokePharmacy, {
      invalidatesTags: decided,
    }),
    /** Asked anew for each dialog: it is of this moment. */
    rehearseOperation: contractQuery<Contract['rehearseOperation']>(build, adminAccountCalls.rehearseOperation, {
      keepUnusedDataFor: 0,
      quiet: true,
    }),
    startOperation: contractMutation<Contract['startOperation']>(build, adminAccountCalls.startOperation, {
      invalidatesTags: ['Operation', ...decided],
    }),
    listOperations: contractPages<Contract['listOperations']>(build, adminAccountCalls.listOperations, {
      providesTags: ['Operation'],
      quiet: true,
    }),
    listOperationRows: contractPages<Contract['listOperationRows']>(build, adminAccountCalls.listOperationRows, {
      providesTags: ['Operation'],
      quiet: true,
    }),
    undoOperation: contractMutation<Contract['undoOperation']>(build, adminAccountCalls.undoOperation, {
      invalidatesTags: ['Operation', ...decided],
    }),
  }),
})
