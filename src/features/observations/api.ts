import { observationsCalls } from '#contract/observations/calls.ts'
import type { observationsContract } from '#contract/observations/contract.ts'
import type { ObservationDetails } from '#contract/observations/schemas.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery } from '#shared/api/contract.ts'
import { upsertAnswer } from '#shared/api/upsert-answer.ts'

type Contract = typeof observationsContract

/** Measurements of a record, and what is usual. What the hub tells of a record makes these stale. */
const reading = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readMeasurements: contractQuery<Contract['readMeasurements']>(build, observationsCalls.readMeasurements, {
      quiet: true,
      providesTags: ['Record', 'Observation'],
    }),
    listObservations: contractPages<Contract['listObservations']>(build, observationsCalls.listObservations, {
      quiet: true,
      providesTags: ['Record', 'Observation'],
    }),
    readCourse: contractQuery<Contract['readCourse']>(build, observationsCalls.readCourse, {
      quiet: true,
      providesTags: ['Record', 'Observation'],
    }),
    readObservation: contractQuery<Contract['readObservation']>(build, observationsCalls.readObservation, {
      quiet: true,
      providesTags: ['Observation'],
    }),
    listObservationRanges: contractPages<Contract['listObservationRanges']>(build, observationsCalls.listObservationRanges, {
      quiet: true,
      providesTags: ['ObservationRange'],
    }),
  }),
})

/** A change answers the whole: it stands in the store at once, and all else that shows the record asks again. */
const adopt = {
  invalidatesTags: ['Record', 'Observation', 'RecordEntry'] as ['Record', 'Observation', 'RecordEntry'],
  onQueryStarted: upsertAnswer((observation: ObservationDetails) =>
    reading.util.upsertQueryData('readObservation', { params: { id: observation.id } }, observation),
  ),
}
const ofRanges = { invalidatesTags: ['ObservationRange'] as ['ObservationRange'] }

const changing = reading.injectEndpoints({
  endpoints: (build) => ({
    addObservation: contractMutation<Contract['addObservation']>(build, observationsCalls.addObservation, adopt),
    correctObservation: contractMutation<Contract['correctObservation']>(build, observationsCalls.correctObservation, adopt),
    withdrawObservation: contractMutation<Contract['withdrawObservation']>(build, observationsCalls.withdrawObservation, adopt),
    addObservationRange: contractMutation<Contract['addObservationRange']>(
      build,
      observationsCalls.addObservationRange,
      ofRanges,
    ),
    changeObservationRange: contractMutation<Contract['changeObservationRange']>(
      build,
      observationsCalls.changeObservationRange,
      ofRanges,
    ),
    removeObservationRange: contractMutation<Contract['removeObservationRange']>(
      build,
      observationsCalls.removeObservationRange,
      ofRanges,
    ),
  }),
})

export const {
  endpoints: observationQuestions,
  useReadMeasurementsQuery,
  useListObservationsInfiniteQuery,
  useReadCourseQuery,
  useReadObservationQuery,
  useListObservationRangesInfiniteQuery,
} = reading

export const {
  useAddObservationMutation,
  useCorrectObservationMutation,
  useWithdrawObservationMutation,
  useAddObservationRangeMutation,
  useChangeObservationRangeMutation,
  useRemoveObservationRangeMutation,
} = changing
