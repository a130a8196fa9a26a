import { chatCalls } from '#contract/chat/calls.ts'
import type { chatContract } from '#contract/chat/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof chatContract
const quiet = true

/** Conversations. A running one's messages live in a slice (`running/chat-slice.ts`), so these verbs' answers are kept nowhere else. */
export const {
  endpoints: chatQuestions,
  useListConversationsInfiniteQuery,
  useFindConversationQuery,
  useListPartnersQuery,
  useListChatCardsQuery,
  useSearchMessagesInfiniteQuery,
  useReadMessageHistoryQuery,
  useReadChatSettingsQuery,
  useSaveChatSettingsMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listConversations: contractPages<Contract['listConversations']>(build, chatCalls.listConversations, {
      providesTags: ['Conversation'],
      quiet,
    }),
    findConversation: contractQuery<Contract['findConversation']>(build, chatCalls.findConversation, {
      providesTags: ['Conversation'],
      quiet,
    }),
    listPartners: contractQuery<Contract['listPartners']>(build, chatCalls.listPartners, { quiet }),
    listChatCards: contractQuery<Contract['listCards']>(build, chatCalls.listCards, { quiet, keepUnusedDataFor: 0 }),
    searchMessages: contractPages<Contract['searchMessages']>(build, chatCalls.searchMessages, { quiet, keepUnusedDataFor: 0 }),
    readMessageHistory: contractQuery<Contract['readHistory']>(build, chatCalls.readHistory, {
      providesTags: ['ChatMessage'],
      quiet,
      keepUnusedDataFor: 0,
    }),
    readChatSettings: contractQuery<Contract['readChatSettings']>(build, chatCalls.readChatSettings, {
      providesTags: ['ChatSettings'],
      quiet,
    }),
    saveChatSettings: contractMutation<Contract['saveChatSettings']>(build, chatCalls.saveChatSettings, {
      invalidatesTags: ['ChatSettings'],
    }),
    // Asked as changes are: their answers are taken once, into the slice.
    readChatPage: contractMutation<Contract['listMessages']>(build, chatCalls.listMessages, { quiet }),
    readChatChanges: contractMutation<Contract['listChanges']>(build, chatCalls.listChanges, { quiet }),
    sendChatMessage: contractMutation<Contract['sendMessage']>(build, chatCalls.sendMessage, { quiet }),
    editChatMessage: contractMutation<Contract['editMessage']>(build, chatCalls.editMessage),
    deleteChatMessage: contractMutation<Contract['deleteMessage']>(build, chatCalls.deleteMessage),
    setChatPosition: contractMutation<Contract['setPosition']>(build, chatCalls.setPosition, {
      invalidatesTags: ['Conversation', 'ChatUnread'],
      quiet,
    }),
    sayTyping: contractMutation<Contract['sayTyping']>(build, chatCalls.sayTyping, { quiet }),
    sayPresent: contractMutation<Contract['sayPresent']>(build, chatCalls.sayPresent, { quiet }),
  }),
})
