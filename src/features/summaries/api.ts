import { summariesCalls } from '#contract/summaries/calls.ts'
import type { summariesContract } from '#contract/summaries/contract.ts'
import type { Summary } from '#contract/summaries/schemas.ts'
import type { InputOf } from '#contract/kernel/call.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery, requestOf } from '#shared/api/contract.ts'
import { upsertAnswer } from '#shared/api/upsert-answer.ts'

type Contract = typeof summariesContract

/** After-visit summaries. */
const reading = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readSummary: contractQuery<Contract['readSummary']>(build, summariesCalls.readSummary, {
      providesTags: ['Summary'],
      quiet: true,
    }),
    /** Under an address of this page, which whoever takes it gives back. */
    readSummaryPaper: build.mutation<string, InputOf<Contract['readSummaryPaper']>>({
      query: (input) => requestOf(summariesCalls.readSummaryPaper, input, { answers: 'blob', quiet: true }),
      transformResponse: (paper: Blob) => URL.createObjectURL(paper),
    }),
  }),
})

/** A change answers the whole summary: it stands in the store at once. */
const adopt = {
  onQueryStarted: upsertAnswer((summary: Summary) =>
    reading.util.upsertQueryData('readSummary', { params: { id: summary.id } }, summary),
  ),
}

const changing = reading.injectEndpoints({
  endpoints: (build) => ({
    saveSummary: contractMutation<Contract['saveSummary']>(build, summariesCalls.saveSummary, adopt),
    shareSummary: contractMutation<Contract['shareSummary']>(build, summariesCalls.shareSummary, adopt),
  }),
})

export const { endpoints: summaryQuestions, useReadSummaryQuery, useReadSummaryPaperMutation } = reading
export const { useSaveSummaryMutation, useShareSummaryMutation } = changing
