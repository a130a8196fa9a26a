import { licencesCalls } from '#contract/licences/calls.ts'
import type { licencesContract } from '#contract/licences/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof licencesContract

/** One's own licence, and those that wait for the office. */
export const {
  endpoints: licenceQuestions,
  useReadOwnLicenceQuery,
  useHandInLicenceMutation,
  useListLicenceReviewsInfiniteQuery,
  useReadLicenceReviewQuery,
  useClaimLicenceReviewMutation,
  useReleaseLicenceReviewMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readOwnLicence: contractQuery<Contract['readOwnLicence']>(build, licencesCalls.readOwnLicence, {
      providesTags: ['Licence'],
      quiet: true,
    }),
    handInLicence: contractMutation<Contract['handInLicence']>(build, licencesCalls.handInLicence, {
      invalidatesTags: ['Licence', 'Profile'],
      quiet: true,
    }),
    listLicenceReviews: contractPages<Contract['listLicenceReviews']>(build, licencesCalls.listLicenceReviews, {
      providesTags: ['LicenceReview'],
      quiet: true,
    }),
    /** Asked again when somebody takes it on; not once it is decided, for then it is none any more. */
    readLicenceReview: contractQuery<Contract['readLicenceReview']>(build, licencesCalls.readLicenceReview, {
      providesTags: ['Licence'],
      quiet: true,
    }),
    claimLicenceReview: contractMutation<Contract['claimLicenceReview']>(build, licencesCalls.claimLicenceReview, {
      invalidatesTags: ['Licence', 'LicenceReview'],
      quiet: true,
    }),
    releaseLicenceReview: contractMutation<Contract['releaseLicenceReview']>(build, licencesCalls.releaseLicenceReview, {
      invalidatesTags: ['Licence', 'LicenceReview'],
      quiet: true,
    }),
  }),
})
