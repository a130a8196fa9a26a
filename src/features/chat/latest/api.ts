import { chatCalls } from '#contract/chat/calls.ts'
import type { chatContract } from '#contract/chat/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractQuery } from '#shared/api/contract.ts'
import { defineQuestion } from '#shared/screen/question.ts'

/** By itself: a dashboard asks for these, and for nothing else of chat. */
const { endpoints } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    latestConversations: contractQuery<(typeof chatContract)['listConversations']>(build, chatCalls.listConversations, {
      providesTags: ['Conversation'],
      quiet: true,
    }),
  }),
})

/** The latest few of one's conversations. */
export const latestConversations = defineQuestion(endpoints.latestConversations, () => ({ query: { limit: 3 } }))
