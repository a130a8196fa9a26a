import { papersCalls } from '#contract/papers/calls.ts'
import type { papersContract } from '#contract/papers/contract.ts'
import type { InputOf } from '#contract/kernel/call.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery, requestOf } from '#shared/api/contract.ts'

type Contract = typeof papersContract

/** Letterheads, and what a paper is worth. A paper's code goes in the body, and is kept in no cache. */
export const {
  endpoints: paperQuestions,
  useSaveLetterheadMutation,
  usePreviewLetterheadMutation,
  useCheckPaperMutation,
  useConfirmFillMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readLetterhead: contractQuery<Contract['readLetterhead']>(build, papersCalls.readLetterhead, {
      providesTags: ['Letterhead'],
      quiet: true,
    }),
    saveLetterhead: contractMutation<Contract['saveLetterhead']>(build, papersCalls.saveLetterhead, {
      invalidatesTags: ['Letterhead'],
    }),
    /** Under an address of this page, which whoever shows it gives back. */
    previewLetterhead: build.mutation<string, InputOf<Contract['previewLetterhead']>>({
      query: (input) => requestOf(papersCalls.previewLetterhead, input, { answers: 'blob', quiet: true }),
      transformResponse: (paper: Blob) => URL.createObjectURL(paper),
    }),
    checkPaper: contractMutation<Contract['checkPaper']>(build, papersCalls.checkPaper, { quiet: true }),
    confirmFill: contractMutation<Contract['confirmFill']>(build, papersCalls.confirmFill),
  }),
})
