import { lostCalls } from '#contract/lost/calls.ts'
import type { lostContract } from '#contract/lost/contract.ts'
import type { InputOf } from '#contract/kernel/call.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery, requestOf } from '#shared/api/contract.ts'

type Contract = typeof lostContract

const change: { invalidatesTags: ['LostAnimal'] } = { invalidatesTags: ['LostAnimal'] }

/** Lost animals of one's own, and the public page of one. */
export const {
  endpoints: lostQuestions,
  useOpenLostMutation,
  useCloseLostMutation,
  useJudgeSightingMutation,
  useSetLostAlertsMutation,
  useReportSightingMutation,
  useReadPosterMutation,
  useWriteToFinderMutation,
  useCallByChipMutation,
  usePaintWalkedMutation,
  useReadFinderThreadQuery,
  useWriteToOwnerMutation,
  useStopFinderMailsMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listLost: contractQuery<Contract['listLost']>(build, lostCalls.listLost, { quiet: true, providesTags: ['LostAnimal'] }),
    // Asked by POST, so that no code stands in anybody's log; read like any other page.
    readLostPage: contractQuery<Contract['readLostPage']>(build, lostCalls.readLostPage, {
      quiet: true,
      providesTags: ['LostAnimal'],
    }),
    openLost: contractMutation<Contract['openLost']>(build, lostCalls.openLost, change),
    closeLost: contractMutation<Contract['closeLost']>(build, lostCalls.closeLost, change),
    judgeSighting: contractMutation<Contract['judgeSighting']>(build, lostCalls.judgeSighting, change),
    setLostAlerts: contractMutation<Contract['setLostAlerts']>(build, lostCalls.setLostAlerts, change),
    reportSighting: contractMutation<Contract['reportSighting']>(build, lostCalls.reportSighting, {}),
    writeToFinder: contractMutation<Contract['writeToFinder']>(build, lostCalls.writeToFinder, change),
    callByChip: contractMutation<Contract['callByChip']>(build, lostCalls.callByChip, {}),
    paintWalked: contractMutation<Contract['paintWalked']>(build, lostCalls.paintWalked, { quiet: true, ...change }),
    readFinderThread: contractQuery<Contract['readFinderThread']>(build, lostCalls.readFinderThread, {
      quiet: true,
      providesTags: ['LostAnimal'],
    }),
    stopFinderMails: contractMutation<Contract['stopFinderMails']>(build, lostCalls.stopFinderMails, change),
    writeToOwner: contractMutation<Contract['writeToOwner']>(build, lostCalls.writeToOwner, change),
    /** Under an address of this page, which whoever saves it gives back. */
    readPoster: build.mutation<string, InputOf<Contract['readPoster']>>({
      query: (input) => requestOf(lostCalls.readPoster, input, { answers: 'blob' }),
      transformResponse: (poster: Blob) => URL.createObjectURL(poster),
    }),
  }),
})
