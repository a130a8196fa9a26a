import { adminOrderCalls } from '#contract/admin/order-calls.ts'
import type { adminOrderContract } from '#contract/admin/order-contract.ts'
import type { Interventions } from '#contract/admin/order-schemas.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery } from '#shared/api/contract.ts'
import { upsertAnswer } from '#shared/api/upsert-answer.ts'

type Contract = typeof adminOrderContract

/** Orders and money of the whole platform, for administrators. */
const office = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOfficeOrders: contractPages<Contract['listOfficeOrders']>(build, adminOrderCalls.listOfficeOrders, {
      providesTags: ['Order'],
      quiet: true,
    }),
    /** One page after another, for a file of all of them; so with the other lists. */
    officeOrdersPage: contractQuery<Contract['listOfficeOrders']>(build, adminOrderCalls.listOfficeOrders, {
      keepUnusedDataFor: 0,
    }),
    listTransactions: contractPages<Contract['listTransactions']>(build, adminOrderCalls.listTransactions, {
      providesTags: ['Payment'],
      quiet: true,
    }),
    transactionsPage: contractQuery<Contract['listTransactions']>(build, adminOrderCalls.listTransactions, {
      keepUnusedDataFor: 0,
    }),
    sumTransactions: contractQuery<Contract['sumTransactions']>(build, adminOrderCalls.sumTransactions, {
      providesTags: ['Payment'],
      quiet: true,
    }),
    listOfficeInvoices: contractPages<Contract['listOfficeInvoices']>(build, adminOrderCalls.listOfficeInvoices, {
      providesTags: ['Invoice'],
      quiet: true,
    }),
    officeInvoicesPage: contractQuery<Contract['listOfficeInvoices']>(build, adminOrderCalls.listOfficeInvoices, {
      keepUnusedDataFor: 0,
    }),
    listRefundRequests: contractQuery<Contract['listRefundRequests']>(build, adminOrderCalls.listRefundRequests, {
      providesTags: ['RefundRequest'],
      quiet: true,
    }),
    agreeToRefund: contractMutation<Contract['agreeToRefund']>(build, adminOrderCalls.agreeToRefund, {
      invalidatesTags: ['RefundRequest', 'Order', 'Payment', 'Invoice', 'Appointment', 'Figures'],
    }),
    refuseRefund: contractMutation<Contract['refuseRefund']>(build, adminOrderCalls.refuseRefund, {
      invalidatesTags: ['RefundRequest', 'Order'],
    }),
    withdrawRefund: contractMutation<Contract['withdrawRefund']>(build, adminOrderCalls.withdrawRefund, {
      invalidatesTags: ['RefundRequest', 'Order'],
    }),
    readInterventions: contractQuery<Contract['readInterventions']>(build, adminOrderCalls.readInterventions, {
      providesTags: ['Order'],
      quiet: true,
    }),
  }),
})

export const {
  endpoints: officeQuestions,
  useLazyOfficeOrdersPageQuery,
  useLazyTransactionsPageQuery,
  useLazyOfficeInvoicesPageQuery,
  useReadInterventionsQuery,
  useAgreeToRefundMutation,
  useRefuseRefundMutation,
  useWithdrawRefundMutation,
} = office

export const { useInterveneMutation } = office.injectEndpoints({
  endpoints: (build) => ({
    intervene: contractMutation<Contract['intervene']>(build, adminOrderCalls.intervene, {
      invalidatesTags: ['RefundRequest', 'Order', 'Payment', 'Invoice', 'Appointment', 'Figures'],
      // What is asked next stands on the order as it is now: as it was, it would be refused.
      onQueryStarted: upsertAnswer((now: Interventions, { params }: { params: { id: string } }) =>
        office.util.upsertQueryData('readInterventions', { params }, now),
      ),
    }),
  }),
})
