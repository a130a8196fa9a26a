import { recordsCalls } from '#contract/records/calls.ts'
import type { recordsContract } from '#contract/records/contract.ts'
import type { RecordEntry } from '#contract/records/schemas.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery, requestOf } from '#shared/api/contract.ts'
import { upsertAnswer } from '#shared/api/upsert-answer.ts'

type Contract = typeof recordsContract

/** Records, their entries, and who looked. What the hub tells of a record makes these stale. */
const reading = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listRecords: contractQuery<Contract['listRecords']>(build, recordsCalls.listRecords, {
      quiet: true,
      providesTags: ['Record'],
    }),
    listPracticeRecords: contractPages<Contract['listPracticeRecords']>(build, recordsCalls.listPracticeRecords, {
      quiet: true,
      providesTags: ['Record'],
    }),
    readRecord: contractQuery<Contract['readRecord']>(build, recordsCalls.readRecord, { quiet: true, providesTags: ['Record'] }),
    readTimeline: contractPages<Contract['readTimeline']>(build, recordsCalls.readTimeline, {
      quiet: true,
      providesTags: ['Record', 'RecordEntry'],
    }),
    readEntry: contractQuery<Contract['readEntry']>(build, recordsCalls.readEntry, {
      quiet: true,
      providesTags: ['RecordEntry'],
    }),
    readNoteDraft: contractQuery<Contract['readNoteDraft']>(build, recordsCalls.readNoteDraft, {
      quiet: true,
      providesTags: ['NoteDraft'],
    }),
    readPhrases: contractQuery<Contract['readPhrases']>(build, recordsCalls.readPhrases, {
      quiet: true,
      providesTags: ['NotePhrases'],
    }),
    listAllergens: contractQuery<Contract['listAllergens']>(build, recordsCalls.listAllergens, { quiet: true }),
    listLooks: contractPages<Contract['listLooks']>(build, recordsCalls.listLooks, { quiet: true, providesTags: ['RecordLook'] }),
    /** A document under an address of this page; given back when nobody shows it any more. Asked for each time: each reading is told. */
    readDocument: build.query<string, { id: string }>({
      query: (params) => requestOf(recordsCalls.readDocument, { params }, { answers: 'blob', quiet: true }),
      transformResponse: (file: Blob) => URL.createObjectURL(file),
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(_, { cacheDataLoaded, cacheEntryRemoved }) {
        const { data } = await cacheDataLoaded.catch(() => ({ data: undefined }))
        await cacheEntryRemoved
        if (data) URL.revokeObjectURL(data)
      },
    }),
  }),
})

/** A change answers the whole entry: it stands in the store at once, and all else that shows the record asks again. */
const adopt = {
  invalidatesTags: ['Record', 'RecordEntry', 'RecordLook'] as ['Record', 'RecordEntry', 'RecordLook'],
  onQueryStarted: upsertAnswer((entry: RecordEntry) =>
    reading.util.upsertQueryData('readEntry', { params: { id: entry.id } }, entry),
  ),
}

const changing = reading.injectEndpoints({
  endpoints: (build) => ({
    addEntry: contractMutation<Contract['addEntry']>(build, recordsCalls.addEntry, adopt),
    correctEntry: contractMutation<Contract['correctEntry']>(build, recordsCalls.correctEntry, adopt),
    withdrawEntry: contractMutation<Contract['withdrawEntry']>(build, recordsCalls.withdrawEntry, adopt),
    confirmEntry: contractMutation<Contract['confirmEntry']>(build, recordsCalls.confirmEntry, adopt),
    saveNoteDraft: contractMutation<Contract['saveNoteDraft']>(build, recordsCalls.saveNoteDraft, {
      invalidatesTags: ['NoteDraft'],
    }),
    signNote: contractMutation<Contract['signNote']>(build, recordsCalls.signNote, {
      invalidatesTags: ['NoteDraft', 'Record', 'RecordEntry'],
    }),
    savePhrases: contractMutation<Contract['savePhrases']>(build, recordsCalls.savePhrases, { invalidatesTags: ['NotePhrases'] }),
    openInEmergency: contractMutation<Contract['openInEmergency']>(build, recordsCalls.openInEmergency, {
      invalidatesTags: ['Record'],
    }),
    findInEmergency: contractMutation<Contract['findInEmergency']>(build, recordsCalls.findInEmergency, {
      invalidatesTags: ['Record'],
    }),
    askWhy: contractMutation<Contract['askWhy']>(build, recordsCalls.askWhy),
  }),
})

export const {
  endpoints: recordQuestions,
  useReadRecordQuery,
  useReadTimelineInfiniteQuery,
  useReadEntryQuery,
  useReadNoteDraftQuery,
  useReadPhrasesQuery,
  useListAllergensQuery,
  useListLooksInfiniteQuery,
  useReadDocumentQuery,
} = reading

export const {
  useAddEntryMutation,
  useCorrectEntryMutation,
  useWithdrawEntryMutation,
  useConfirmEntryMutation,
  useSaveNoteDraftMutation,
  useSignNoteMutation,
  useSavePhrasesMutation,
  useOpenInEmergencyMutation,
  useFindInEmergencyMutation,
  useAskWhyMutation,
} = changing
