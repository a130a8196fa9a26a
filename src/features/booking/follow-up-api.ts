import { followUpCalls } from '#contract/booking/follow-up-calls.ts'
import type { followUpContract } from '#contract/booking/follow-up-contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof followUpContract

const changes = { invalidatesTags: ['FollowUp'] as ['FollowUp'] }

/** Visits that doctors suggest. */
export const {
  endpoints: followUpQuestions,
  useReadFollowUpQuery,
  useSuggestFollowUpMutation,
  useRemoveFollowUpMutation,
  usePutFollowUpAwayMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readFollowUp: contractQuery<Contract['readFollowUp']>(build, followUpCalls.readFollowUp, {
      quiet: true,
      providesTags: ['FollowUp', 'Appointment'],
    }),
    listFollowUps: contractQuery<Contract['listFollowUps']>(build, followUpCalls.listFollowUps, {
      quiet: true,
      // A visit that is booked takes its suggestion away.
      providesTags: ['FollowUp', 'Appointment'],
    }),
    suggestFollowUp: contractMutation<Contract['suggestFollowUp']>(build, followUpCalls.suggestFollowUp, changes),
    removeFollowUp: contractMutation<Contract['removeFollowUp']>(build, followUpCalls.removeFollowUp, changes),
    putFollowUpAway: contractMutation<Contract['putFollowUpAway']>(build, followUpCalls.putFollowUpAway, changes),
  }),
})
