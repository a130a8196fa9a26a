import { accountCalls } from '#contract/account/calls.ts'
import type { accountContract } from '#contract/account/contract.ts'
import { paymentCalls } from '#contract/payments/calls.ts'
import type { paymentsContract } from '#contract/payments/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'
import type { TagType } from '#shared/api/tags.ts'

type Contract = typeof paymentsContract

/** What a step of a payment makes stale. */
const invalidatesTags: TagType[] = ['Payment', 'Order', 'Appointment', 'Invoice']

export const {
  usePaymentConfigurationQuery,
  usePayOrderMutation,
  useRefreshPaymentMutation,
  useConfirmSandboxMutation,
  useAnswerChallengeMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    paymentConfiguration: contractQuery<(typeof accountContract)['configuration']>(build, accountCalls.configuration, {
      providesTags: ['Configuration'],
      quiet: true,
    }),
    payOrder: contractMutation<Contract['payOrder']>(build, paymentCalls.payOrder, {
      invalidatesTags: ['Order', 'Payment', 'Appointment', 'Invoice'],
    }),
    refreshPayment: contractMutation<Contract['refreshPayment']>(build, paymentCalls.refreshPayment, {
      invalidatesTags,
      quiet: true,
    }),
    confirmSandbox: contractMutation<Contract['confirmSandbox']>(build, paymentCalls.confirmSandbox, { invalidatesTags }),
    answerChallenge: contractMutation<Contract['answerChallenge']>(build, paymentCalls.answerChallenge, { invalidatesTags }),
  }),
})
