import { useSelector } from 'react-redux'
import { chatCalls } from '#contract/chat/calls.ts'
import type { chatContract } from '#contract/chat/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractQuery } from '#shared/api/contract.ts'
import { selectActing, selectUserType } from '#shared/session/login.ts'

/** By itself, for the frame of every workspace asks it. */
const { useReadChatUnreadQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readChatUnread: contractQuery<(typeof chatContract)['readUnread']>(build, chatCalls.readUnread, {
      quiet: true,
      providesTags: ['ChatUnread'],
    }),
  }),
})

/** How many messages are unread; 0 while that is not known, for visitors, and for whoever sees with somebody’s eyes. What the hub tells of chat makes it ask again. */
export function useChatUnread(): number {
  const isVisitor = useSelector(selectUserType) === undefined
  const isSeen = useSelector(selectActing) !== undefined
  return useReadChatUnreadQuery(undefined, { skip: isVisitor || isSeen }).data?.messages ?? 0
}
