import { socialCalls } from '#contract/social/calls.ts'
import type { socialContract } from '#contract/social/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof socialContract

/** Cases of what was reported in the community. */
export const {
  endpoints: moderationQuestions,
  useDecideCaseMutation,
  useDecideAppealMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCases: contractPages<Contract['listCases']>(build, socialCalls.listCases, {
      providesTags: ['ModerationCase'],
      quiet: true,
    }),
    readCase: contractQuery<Contract['readCase']>(build, socialCalls.readCase, {
      providesTags: ['ModerationCase'],
      quiet: true,
    }),
    decideCase: contractMutation<Contract['decideCase']>(build, socialCalls.decideCase, {
      invalidatesTags: ['ModerationCase'],
    }),
    decideAppeal: contractMutation<Contract['decideAppeal']>(build, socialCalls.decideAppeal, {
      invalidatesTags: ['ModerationCase'],
    }),
  }),
})
