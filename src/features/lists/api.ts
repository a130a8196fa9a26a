import type { InputOf } from '#contract/kernel/call.ts'
import { listsCalls as calls } from '#contract/lists/calls.ts'
import type { listsContract } from '#contract/lists/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery, requestOf } from '#shared/api/contract.ts'
import type { TagType } from '#shared/api/tags.ts'

type Contract = typeof listsContract

/** What an entry is called shows in profiles of doctors, too. */
const changed: TagType[] = ['ReferenceEntry', 'Doctor']

/** The office's reference lists. */
export const {
  endpoints: listsQuestions,
  useListReferenceEntriesInfiniteQuery,
  useEntriesFoundQuery,
  useAddReferenceEntryMutation,
  useChangeReferenceEntryMutation,
  useRetireReferenceEntryMutation,
  useMergeReferenceEntryMutation,
  useUndoReferenceMergeMutation,
  useReadReferenceFileMutation,
  useImportReferenceEntriesMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listReferenceEntries: contractPages<Contract['listReferenceEntries']>(build, calls.listReferenceEntries, {
      quiet: true,
      providesTags: ['ReferenceEntry'],
    }),
    /** The first that match, to choose one of them. */
    entriesFound: contractQuery<Contract['listReferenceEntries']>(build, calls.listReferenceEntries, {
      quiet: true,
      providesTags: ['ReferenceEntry'],
    }),
    addReferenceEntry: contractMutation<Contract['addReferenceEntry']>(build, calls.addReferenceEntry, {
      invalidatesTags: changed,
    }),
    changeReferenceEntry: contractMutation<Contract['changeReferenceEntry']>(build, calls.changeReferenceEntry, {
      invalidatesTags: changed,
    }),
    retireReferenceEntry: contractMutation<Contract['retireReferenceEntry']>(build, calls.retireReferenceEntry, {
      invalidatesTags: changed,
    }),
    mergeReferenceEntry: contractMutation<Contract['mergeReferenceEntry']>(build, calls.mergeReferenceEntry, {
      invalidatesTags: changed,
    }),
    undoReferenceMerge: contractMutation<Contract['undoReferenceMerge']>(build, calls.undoReferenceMerge, {
      invalidatesTags: changed,
    }),
    readReferenceFile: build.mutation<string, InputOf<Contract['readReferenceFile']>>({
      query: (input) => requestOf(calls.readReferenceFile, input, { answers: 'blob', quiet: true }),
      transformResponse: (file: Blob) => URL.createObjectURL(file),
    }),
    importReferenceEntries: contractMutation<Contract['importReferenceEntries']>(build, calls.importReferenceEntries, {
      quiet: true,
      invalidatesTags: changed,
    }),
  }),
})
