import { noticesCalls } from '#contract/notices/calls.ts'
import type { noticesContract } from '#contract/notices/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery } from '#shared/api/contract.ts'
import { patchRow } from '#shared/api/patch-row.ts'

type Contract = typeof noticesContract

const unreadNotices = { type: 'Notice', id: 'unread' } as const

/** What the person was told. The hub's `notice.new` and `notice.read` make it stale. */
export const {
  endpoints: noticeQuestions,
  useRecentNoticesQuery,
  useCountUnreadNoticesQuery,
  useReadNoticeMutation,
  useReadAllNoticesMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listNotices: contractPages<Contract['listNotices']>(build, noticesCalls.listNotices, {
      providesTags: ['Notice'],
      quiet: true,
    }),
    /** The first page, for the menu of the bell. */
    recentNotices: contractQuery<Contract['listNotices']>(build, noticesCalls.listNotices, {
      providesTags: ['Notice'],
      quiet: true,
    }),
    countUnreadNotices: contractQuery<Contract['countUnreadNotices']>(build, noticesCalls.countUnreadNotices, {
      providesTags: [unreadNotices, 'Notice'],
      quiet: true,
    }),
    /** That it has been read is all that changes of its row; the number of unread ones is asked for again. */
    readNotice: contractMutation<Contract['readNotice']>(build, noticesCalls.readNotice, {
      invalidatesTags: [unreadNotices],
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (isDone) dispatch(patchRow('Notice', params.id, { readAt: new Date().toISOString() }))
      },
      quiet: true,
    }),
    readAllNotices: contractMutation<Contract['readAllNotices']>(build, noticesCalls.readAllNotices, {
      invalidatesTags: ['Notice'],
    }),
  }),
})
