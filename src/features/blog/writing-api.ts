import { blogCalls } from '#contract/blog/calls.ts'
import type { blogContract } from '#contract/blog/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof blogContract

/** The blog as administrators write it. */
export const {
  endpoints: writingQuestions,
  useLazyAllBlogPostsPageQuery,
  useReadBlogPostAsWrittenQuery,
  useLazyReadBlogPostAsWrittenQuery,
  useCreateBlogPostMutation,
  useChangeBlogPostMutation,
  useUnpublishBlogPostMutation,
  useDeleteBlogPostMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAllBlogPosts: contractPages<Contract['listAllBlogPosts']>(build, blogCalls.listAllBlogPosts, {
      providesTags: ['Article'],
      quiet: true,
    }),
    /** One page after another, for a file of all of them. */
    allBlogPostsPage: contractQuery<Contract['listAllBlogPosts']>(build, blogCalls.listAllBlogPosts, { keepUnusedDataFor: 0 }),
    /** Asked anew whenever it is opened: what is written over must be what is kept. */
    readBlogPostAsWritten: contractQuery<Contract['readBlogPostAsWritten']>(build, blogCalls.readBlogPostAsWritten, {
      keepUnusedDataFor: 0,
      quiet: true,
    }),
    createBlogPost: contractMutation<Contract['createBlogPost']>(build, blogCalls.createBlogPost, {
      invalidatesTags: ['Article'],
    }),
    changeBlogPost: contractMutation<Contract['changeBlogPost']>(build, blogCalls.changeBlogPost, {
      invalidatesTags: ['Article'],
    }),
    unpublishBlogPost: contractMutation<Contract['unpublishBlogPost']>(build, blogCalls.unpublishBlogPost, {
      invalidatesTags: ['Article'],
    }),
    deleteBlogPost: contractMutation<Contract['deleteBlogPost']>(build, blogCalls.deleteBlogPost, {
      invalidatesTags: ['Article'],
    }),
  }),
})
