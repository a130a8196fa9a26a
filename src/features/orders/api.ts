import { orderCalls } from '#contract/orders/calls.ts'
import type { ordersContract } from '#contract/orders/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'
import type { TagType } from '#shared/api/tags.ts'

type Contract = typeof ordersContract

const repriced: TagType[] = ['Order', 'Payment']

export const {
  endpoints: orderQuestions,
  useReadOrderQuery,
  useApplyCouponMutation,
  useRemoveCouponMutation,
  useReadInvoiceQuery,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readOrder: contractQuery<Contract['readOrder']>(build, orderCalls.readOrder, { providesTags: ['Order'], quiet: true }),
    applyCoupon: contractMutation<Contract['applyCoupon']>(build, orderCalls.applyCoupon, { invalidatesTags: repriced }),
    removeCoupon: contractMutation<Contract['removeCoupon']>(build, orderCalls.removeCoupon, { invalidatesTags: repriced }),
    readInvoice: contractQuery<Contract['readInvoice']>(build, orderCalls.readInvoice, {
      providesTags: ['Invoice'],
      quiet: true,
    }),
  }),
})
