import { trackersCalls } from '#contract/trackers/calls.ts'
import type { trackersContract } from '#contract/trackers/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof trackersContract

const change: { invalidatesTags: ['Tracker'] } = { invalidatesTags: ['Tracker'] }

/** Trackers, where they were, and safe zones. What the hub tells of a tracker makes these stale. */
export const {
  endpoints: trackerQuestions,
  useReadTrailQuery,
  useReadDistancesQuery,
  useShareDistancesMutation,
  useRegisterTrackerMutation,
  useRotateTrackerKeyMutation,
  useRemoveTrackerMutation,
  useRehearseEscapeMutation,
  useAddZoneMutation,
  useChangeZoneMutation,
  useRemoveZoneMutation,
  useListSittersQuery,
  useHandOverMutation,
  useEndHandoverMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTrackers: contractQuery<Contract['listTrackers']>(build, trackersCalls.listTrackers, {
      quiet: true,
      providesTags: ['Tracker'],
    }),
    readTrail: contractQuery<Contract['readTrail']>(build, trackersCalls.readTrail, { quiet: true, providesTags: ['Tracker'] }),
    readDistances: contractQuery<Contract['readDistances']>(build, trackersCalls.readDistances, {
      quiet: true,
      providesTags: ['Tracker'],
    }),
    shareDistances: contractMutation<Contract['shareDistances']>(build, trackersCalls.shareDistances, change),
    registerTracker: contractMutation<Contract['registerTracker']>(build, trackersCalls.registerTracker, change),
    rotateTrackerKey: contractMutation<Contract['rotateTrackerKey']>(build, trackersCalls.rotateTrackerKey, change),
    removeTracker: contractMutation<Contract['removeTracker']>(build, trackersCalls.removeTracker, change),
    rehearseEscape: contractMutation<Contract['rehearseEscape']>(build, trackersCalls.rehearseEscape, {}),
    listSitters: contractQuery<Contract['listSitters']>(build, trackersCalls.listSitters, { quiet: true }),
    handOver: contractMutation<Contract['handOver']>(build, trackersCalls.handOver, change),
    endHandover: contractMutation<Contract['endHandover']>(build, trackersCalls.endHandover, change),
    addZone: contractMutation<Contract['addZone']>(build, trackersCalls.addZone, change),
    changeZone: contractMutation<Contract['changeZone']>(build, trackersCalls.changeZone, change),
    removeZone: contractMutation<Contract['removeZone']>(build, trackersCalls.removeZone, change),
  }),
})
