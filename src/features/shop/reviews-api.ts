import { catalogueCalls } from '#contract/catalogue/calls.ts'
import type { catalogueContract } from '#contract/catalogue/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof catalogueContract

/** What buyers say of products. */
export const {
  useListProductReviewsInfiniteQuery,
  useReadOwnProductReviewQuery,
  useWriteProductReviewMutation,
  useRemoveProductReviewMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProductReviews: contractPages<Contract['listProductReviews']>(build, catalogueCalls.listProductReviews, {
      providesTags: ['ProductReview'],
      quiet: true,
    }),
    readOwnProductReview: contractQuery<Contract['readOwnProductReview']>(build, catalogueCalls.readOwnProductReview, {
      providesTags: ['ProductReview'],
      quiet: true,
    }),
    writeProductReview: contractMutation<Contract['writeProductReview']>(build, catalogueCalls.writeProductReview, {
      invalidatesTags: ['ProductReview', 'Product'],
    }),
    removeProductReview: contractMutation<Contract['removeProductReview']>(build, catalogueCalls.removeProductReview, {
      invalidatesTags: ['ProductReview', 'Product'],
    }),
  }),
})
