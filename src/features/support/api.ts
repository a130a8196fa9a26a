import { supportCalls } from '#contract/support/calls.ts'
import type { supportContract } from '#contract/support/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof supportContract

/** What people ask the office, and the desk where it is answered. */
export const {
  endpoints: supportQuestions,
  useOpenRequestMutation,
  useWriteToRequestMutation,
  useSolveOwnRequestMutation,
  useListDeskRequestsInfiniteQuery,
  useLazyDeskRequestsPageQuery,
  useClaimRequestMutation,
  useAssignRequestMutation,
  useAnswerRequestMutation,
  useNoteRequestMutation,
  useSnoozeRequestMutation,
  useStepRequestMutation,
  useSayReplyingMutation,
  useSayAtDeskMutation,
  useListCannedQuery,
  useCreateCannedMutation,
  useChangeCannedMutation,
  useRemoveCannedMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOwnRequests: contractPages<Contract['listOwnRequests']>(build, supportCalls.listOwnRequests, {
      providesTags: ['SupportRequest'],
      quiet: true,
    }),
    readOwnRequest: contractQuery<Contract['readOwnRequest']>(build, supportCalls.readOwnRequest, {
      providesTags: ['SupportRequest'],
      quiet: true,
    }),
    openRequest: contractMutation<Contract['openRequest']>(build, supportCalls.openRequest, {
      invalidatesTags: ['SupportRequest'],
    }),
    writeToRequest: contractMutation<Contract['writeToRequest']>(build, supportCalls.writeToRequest, {
      invalidatesTags: ['SupportRequest'],
    }),
    solveOwnRequest: contractMutation<Contract['solveOwnRequest']>(build, supportCalls.solveOwnRequest, {
      invalidatesTags: ['SupportRequest'],
    }),
    listDeskRequests: contractPages<Contract['listDeskRequests']>(build, supportCalls.listDeskRequests, {
      providesTags: ['SupportRequest'],
      quiet: true,
    }),
    /** One page after another, for a file of all of them. */
    deskRequestsPage: contractQuery<Contract['listDeskRequests']>(build, supportCalls.listDeskRequests, { keepUnusedDataFor: 0 }),
    readDeskRequest: contractQuery<Contract['readDeskRequest']>(build, supportCalls.readDeskRequest, {
      providesTags: ['SupportRequest'],
      quiet: true,
    }),
    claimRequest: contractMutation<Contract['claimRequest']>(build, supportCalls.claimRequest, {
      invalidatesTags: ['SupportRequest', 'Figures'],
    }),
    assignRequest: contractMutation<Contract['assignRequest']>(build, supportCalls.assignRequest, {
      invalidatesTags: ['SupportRequest'],
    }),
    answerRequest: contractMutation<Contract['answerRequest']>(build, supportCalls.answerRequest, {
      invalidatesTags: ['SupportRequest', 'Figures'],
    }),
    noteRequest: contractMutation<Contract['noteRequest']>(build, supportCalls.noteRequest, {
      invalidatesTags: ['SupportRequest'],
    }),
    snoozeRequest: contractMutation<Contract['snoozeRequest']>(build, supportCalls.snoozeRequest, {
      invalidatesTags: ['SupportRequest', 'Figures'],
    }),
    stepRequest: contractMutation<Contract['stepRequest']>(build, supportCalls.stepRequest, {
      invalidatesTags: ['SupportRequest', 'Figures'],
    }),
    sayReplying: contractMutation<Contract['sayReplying']>(build, supportCalls.sayReplying, { quiet: true }),
    sayAtDesk: contractMutation<Contract['sayAtDesk']>(build, supportCalls.sayAtDesk, { quiet: true }),
    listCanned: contractQuery<Contract['listCanned']>(build, supportCalls.listCanned, {
      providesTags: ['CannedAnswer'],
      quiet: true,
    }),
    createCanned: contractMutation<Contract['createCanned']>(build, supportCalls.createCanned, {
      invalidatesTags: ['CannedAnswer'],
    }),
    changeCanned: contractMutation<Contract['changeCanned']>(build, supportCalls.changeCanned, {
      invalidatesTags: ['CannedAnswer'],
    }),
    removeCanned: contractMutation<Contract['removeCanned']>(build, supportCalls.removeCanned, {
      invalidatesTags: ['CannedAnswer'],
    }),
  }),
})
