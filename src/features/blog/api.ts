import { blogCalls } from '#contract/blog/calls.ts'
import type { blogContract } from '#contract/blog/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractPages, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof blogContract

/** The blog as everybody reads it. */
export const { endpoints: blogQuestions, useFindBlogPostQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBlogPosts: contractPages<Contract['listBlogPosts']>(build, blogCalls.listBlogPosts, {
      providesTags: ['Article'],
      quiet: true,
    }),
    readBlogPost: contractQuery<Contract['readBlogPost']>(build, blogCalls.readBlogPost, {
      providesTags: ['Article'],
      quiet: true,
    }),
    findBlogPost: contractQuery<Contract['findBlogPost']>(build, blogCalls.findBlogPost, {
      providesTags: ['Article'],
      quiet: true,
    }),
  }),
})
