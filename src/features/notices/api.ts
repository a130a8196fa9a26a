import { noticesCalls } from '#contract/notices/calls.ts'
import type { noticesContract } from '#contract/notices/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof noticesContract

/** What the person was told. The hub's `notice.new` and `notice.read` make it stale. */
export const {
  endpoints: noticeQuestions,
  useListNoticesInfiniteQuery,
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
      providesTags: ['Notice'],
      quiet: true,
    }),
    readNotice: contractMutation<Contract['readNotice']>(build, noticesCalls.readNotice, {
      invalidatesTags: ['Notice'],
      quiet: true,
    }),
    readAllNotices: contractMutation<Contract['readAllNotices']>(build, noticesCalls.readAllNotices, {
      invalidatesTags: ['Notice'],
    }),
  }),
})
