import { privacyCalls } from '#contract/privacy/calls.ts'
import type { privacyContract } from '#contract/privacy/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery, requestOf } from '#shared/api/contract.ts'

type Contract = typeof privacyContract

export const {
  endpoints: privacyQuestions,
  useReadOwnDataQuery,
  useAskErasureMutation,
  useTakeErasureBackMutation,
  useAskCopyMutation,
  useFetchCopyMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readOwnData: contractQuery<Contract['readOwnData']>(build, privacyCalls.readOwnData, {
      providesTags: ['OwnData'],
      quiet: true,
    }),
    askErasure: contractMutation<Contract['askErasure']>(build, privacyCalls.askErasure, { invalidatesTags: ['OwnData'] }),
    takeErasureBack: contractMutation<Contract['takeErasureBack']>(build, privacyCalls.takeErasureBack, {
      invalidatesTags: ['OwnData'],
    }),
    askCopy: contractMutation<Contract['askCopy']>(build, privacyCalls.askCopy, { invalidatesTags: ['OwnData'] }),
    // The file is given on as an address of this page, for a store holds no bytes.
    fetchCopy: build.mutation<string, void>({
      query: () => requestOf(privacyCalls.fetchCopy, {}, { answers: 'blob' }),
      transformResponse: (file: Blob) => URL.createObjectURL(file),
    }),
  }),
})
