import { bookingCalls } from '#contract/booking/calls.ts'
import type { bookingContract } from '#contract/booking/contract.ts'
import { claimsCalls } from '#contract/claims/calls.ts'
import type { claimsContract } from '#contract/claims/contract.ts'
import { orderCalls } from '#contract/orders/calls.ts'
import type { ordersContract } from '#contract/orders/contract.ts'
import type { InputOf } from '#contract/kernel/call.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery, requestOf } from '#shared/api/contract.ts'
import type { TagType } from '#shared/api/tags.ts'

type Contract = typeof ordersContract & Pick<typeof bookingContract, 'readEarnings'> & typeof claimsContract

const repriced: TagType[] = ['Order', 'Payment']

export const {
  endpoints: orderQuestions,
  useReadOrderQuery,
  useApplyCouponMutation,
  useRemoveCouponMutation,
  useReadInvoiceQuery,
  useReadInvoicePaperMutation,
  useReadClaimQuery,
  useReadClaimPaperMutation,
  useLazyInvoicesPageQuery,
  useLazyPracticeOrdersPageQuery,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readOrder: contractQuery<Contract['readOrder']>(build, orderCalls.readOrder, { providesTags: ['Order'], quiet: true }),
    applyCoupon: contractMutation<Contract['applyCoupon']>(build, orderCalls.applyCoupon, { invalidatesTags: repriced }),
    removeCoupon: contractMutation<Contract['removeCoupon']>(build, orderCalls.removeCoupon, { invalidatesTags: repriced }),
    readInvoice: contractQuery<Contract['readInvoice']>(build, orderCalls.readInvoice, {
      providesTags: ['Invoice'],
      quiet: true,
    }),
    /** Under an address of this page, which whoever takes it gives back. */
    readInvoicePaper: build.mutation<string, InputOf<Contract['readInvoicePaper']>>({
      query: (input) => requestOf(orderCalls.readInvoicePaper, input, { answers: 'blob', quiet: true }),
      transformResponse: (paper: Blob) => URL.createObjectURL(paper),
    }),
    listInvoices: contractPages<Contract['listInvoices']>(build, orderCalls.listInvoices, {
      providesTags: ['Invoice'],
      quiet: true,
    }),
    listOwnPapers: contractPages<Contract['listOwnPapers']>(build, orderCalls.listOwnPapers, {
      providesTags: ['Invoice'],
      quiet: true,
    }),
    sumInvoices: contractQuery<Contract['sumInvoices']>(build, orderCalls.sumInvoices, {
      providesTags: ['Invoice'],
      quiet: true,
    }),
    listPracticeOrders: contractPages<Contract['listPracticeOrders']>(build, orderCalls.listPracticeOrders, {
      providesTags: ['Order'],
      quiet: true,
    }),
    /** One page after another, for files of all of them. */
    invoicesPage: contractQuery<Contract['listInvoices']>(build, orderCalls.listInvoices),
    practiceOrdersPage: contractQuery<Contract['listPracticeOrders']>(build, orderCalls.listPracticeOrders),
    readClaim: contractQuery<Contract['readClaim']>(build, claimsCalls.readClaim, {
      providesTags: ['Appointment', 'Invoice'],
      quiet: true,
    }),
    readClaimPaper: build.mutation<string, InputOf<(typeof claimsContract)['readClaimPaper']>>({
      query: (input) => requestOf(claimsCalls.readClaimPaper, input, { answers: 'blob', quiet: true }),
      transformResponse: (paper: Blob) => URL.createObjectURL(paper),
    }),
    readEarnings: contractQuery<Contract['readEarnings']>(build, bookingCalls.readEarnings, {
      providesTags: ['Figures', 'Order'],
      quiet: true,
    }),
  }),
})
