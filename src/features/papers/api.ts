import { papersCalls } from '#contract/papers/calls.ts'
import type { papersContract } from '#contract/papers/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

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
    previewLetterhead: contractMutation<Contract['previewLetterhead']>(build, papersCalls.previewLetterhead, {
      answers: 'blob',
      quiet: true,
    }),
    checkPaper: contractMutation<Contract['checkPaper']>(build, papersCalls.checkPaper, { quiet: true }),
    confirmFill: contractMutation<Contract['confirmFill']>(build, papersCalls.confirmFill),
  }),
})
