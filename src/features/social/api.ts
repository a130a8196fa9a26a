import { socialCalls } from '#contract/social/calls.ts'
import type { socialContract } from '#contract/social/contract.ts'
import type { Album, Member, Post } from '#contract/social/schemas.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery } from '#shared/api/contract.ts'
import { upsertAnswer } from '#shared/api/upsert-answer.ts'

type Contract = typeof socialContract

const shownPosts: { quiet: true; providesTags: ['Post'] } = { quiet: true, providesTags: ['Post'] }
const shownMembers: { quiet: true; providesTags: ['Member'] } = { quiet: true, providesTags: ['Member'] }
const shownAlbums: { quiet: true; providesTags: ['Album'] } = { quiet: true, providesTags: ['Album'] }

/** The community. What the hub tells of it makes these stale (`src/app/session/hub-tags.ts`). */
const reading = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPosts: contractPages<Contract['listPosts']>(build, socialCalls.listPosts, shownPosts),
    readPost: contractQuery<Contract['readPost']>(build, socialCalls.readPost, shownPosts),
    listComments: contractPages<Contract['listComments']>(build, socialCalls.listComments, {
      quiet: true,
      providesTags: ['Comment'],
    }),
    listMembers: contractPages<Contract['listMembers']>(build, socialCalls.listMembers, shownMembers),
    readMember: contractQuery<Contract['readMember']>(build, socialCalls.readMember, shownMembers),
    listFollowers: contractPages<Contract['listFollowers']>(build, socialCalls.listFollowers, shownMembers),
    listFollowing: contractPages<Contract['listFollowing']>(build, socialCalls.listFollowing, shownMembers),
    listBlocked: contractPages<Contract['listBlocked']>(build, socialCalls.listBlocked, shownMembers),
    listAlbums: contractPages<Contract['listAlbums']>(build, socialCalls.listAlbums, shownAlbums),
    readAlbum: contractQuery<Contract['readAlbum']>(build, socialCalls.readAlbum, shownAlbums),
    readOwnStanding: contractQuery<Contract['readOwnStanding']>(build, socialCalls.readOwnStanding, {
      quiet: true,
      providesTags: ['SocialStanding'],
    }),
  }),
})

/** A change answers the whole record: it stands in the store at once, and all else that shows it asks again. */
const adoptPost = {
  invalidatesTags: ['Post'] as ['Post'],
  onQueryStarted: upsertAnswer((post: Post) => reading.util.upsertQueryData('readPost', { params: { id: post.id } }, post)),
}
const adoptMember = {
  quiet: true as const,
  invalidatesTags: ['Member', 'Post', 'Album'] as ['Member', 'Post', 'Album'],
  onQueryStarted: upsertAnswer((member: Member) =>
    reading.util.upsertQueryData('readMember', { params: { id: member.id } }, member),
  ),
}
const adoptAlbum = {
  invalidatesTags: ['Album'] as ['Album'],
  onQueryStarted: upsertAnswer((album: Album) => reading.util.upsertQueryData('readAlbum', { params: { id: album.id } }, album)),
}

const changing = reading.injectEndpoints({
  endpoints: (build) => ({
    createPost: contractMutation<Contract['createPost']>(build, socialCalls.createPost, adoptPost),
    changePost: contractMutation<Contract['changePost']>(build, socialCalls.changePost, adoptPost),
    removePost: contractMutation<Contract['removePost']>(build, socialCalls.removePost, { invalidatesTags: ['Post'] }),
    likePost: contractMutation<Contract['likePost']>(build, socialCalls.likePost, { quiet: true, ...adoptPost }),
    unlikePost: contractMutation<Contract['unlikePost']>(build, socialCalls.unlikePost, { quiet: true, ...adoptPost }),
    createComment: contractMutation<Contract['createComment']>(build, socialCalls.createComment, {
      invalidatesTags: ['Post', 'Comment'],
    }),
    removeComment: contractMutation<Contract['removeComment']>(build, socialCalls.removeComment, {
      invalidatesTags: ['Comment', 'Post'],
    }),
    follow: contractMutation<Contract['follow']>(build, socialCalls.follow, adoptMember),
    unfollow: contractMutation<Contract['unfollow']>(build, socialCalls.unfollow, adoptMember),
    block: contractMutation<Contract['block']>(build, socialCalls.block, adoptMember),
    unblock: contractMutation<Contract['unblock']>(build, socialCalls.unblock, adoptMember),
    createAlbum: contractMutation<Contract['createAlbum']>(build, socialCalls.createAlbum, adoptAlbum),
    changeAlbum: contractMutation<Contract['changeAlbum']>(build, socialCalls.changeAlbum, adoptAlbum),
    removeAlbum: contractMutation<Contract['removeAlbum']>(build, socialCalls.removeAlbum, { invalidatesTags: ['Album'] }),
    changeOwnStanding: contractMutation<Contract['changeOwnStanding']>(build, socialCalls.changeOwnStanding, {
      invalidatesTags: ['SocialStanding'],
    }),
    reportSubject: contractMutation<Contract['report']>(build, socialCalls.report, {
      invalidatesTags: ['Post', 'Comment', 'Member', 'ProductReview'],
    }),
    appealCase: contractMutation<Contract['appealCase']>(build, socialCalls.appealCase, { invalidatesTags: ['SocialStanding'] }),
  }),
})

export const {
  endpoints: socialQuestions,
  useListCommentsInfiniteQuery,
  useListBlockedInfiniteQuery,
  useListMembersInfiniteQuery,
  useReadMemberQuery,
  useReadOwnStandingQuery,
} = reading

export const {
  useCreatePostMutation,
  useChangePostMutation,
  useRemovePostMutation,
  useLikePostMutation,
  useUnlikePostMutation,
  useCreateCommentMutation,
  useRemoveCommentMutation,
  useFollowMutation,
  useUnfollowMutation,
  useBlockMutation,
  useUnblockMutation,
  useCreateAlbumMutation,
  useChangeAlbumMutation,
  useRemoveAlbumMutation,
  useChangeOwnStandingMutation,
  useReportSubjectMutation,
  useAppealCaseMutation,
} = changing
