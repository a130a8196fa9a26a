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
  useListCardsQuery,
  useBeginCardMutation,
  useRefreshCardSetupMutation,
  useConfirmSandboxCardMutation,
  useAnswerCardChallengeMutation,
  useChargeCardMutation,
  useRemoveCardMutation,
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
    listCards: contractQuery<Contract['listCards']>(build, paymentCalls.listCards, { providesTags: ['Card'], quiet: true }),
    beginCard: contractMutation<Contract['beginCard']>(build, paymentCalls.beginCard, {}),
    refreshCardSetup: contractMutation<Contract['refreshCardSetup']>(build, paymentCalls.refreshCardSetup, {
      invalidatesTags: ['Card'],
    }),
    confirmSandboxCard: contractMutation<Contract['confirmSandboxCard']>(build, paymentCalls.confirmSandboxCard, {
      invalidatesTags: ['Card'],
    }),
    answerCardChallenge: contractMutation<Contract['answerCardChallenge']>(build, paymentCalls.answerCardChallenge, {
      invalidatesTags: ['Card'],
    }),
    chargeCard: contractMutation<Contract['chargeCard']>(build, paymentCalls.chargeCard, { invalidatesTags: ['Card'] }),
    removeCard: contractMutation<Contract['removeCard']>(build, paymentCalls.removeCard, {
      invalidatesTags: ['Card', 'Autoship'],
    }),
  }),
})
