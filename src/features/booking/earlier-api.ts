import { earlierCalls } from '#contract/booking/earlier-calls.ts'
import type { earlierContract } from '#contract/booking/earlier-contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof earlierContract

/** The list for earlier times. An offer that comes or goes makes it stale by the hub (`src/app/session/hub-tags.ts`). */
export const {
  endpoints: earlierQuestions,
  useReadEarlierSlotQuery,
  useJoinEarlierSlotsMutation,
  useLeaveEarlierSlotsMutation,
  useAcceptEarlierSlotMutation,
  useDeclineEarlierSlotMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readEarlierSlot: contractQuery<Contract['readEarlierSlot']>(build, earlierCalls.readEarlierSlot, {
      quiet: true,
      // The visit itself too: one that moves or ends stands otherwise on the list.
      providesTags: ['EarlierSlot', 'Appointment'],
    }),
    joinEarlierSlots: contractMutation<Contract['joinEarlierSlots']>(build, earlierCalls.joinEarlierSlots, {
      invalidatesTags: ['EarlierSlot'],
    }),
    leaveEarlierSlots: contractMutation<Contract['leaveEarlierSlots']>(build, earlierCalls.leaveEarlierSlots, {
      invalidatesTags: ['EarlierSlot'],
    }),
    acceptEarlierSlot: contractMutation<Contract['acceptEarlierSlot']>(build, earlierCalls.acceptEarlierSlot, {
      invalidatesTags: ['EarlierSlot', 'Appointment', 'Slot', 'Figures'],
    }),
    declineEarlierSlot: contractMutation<Contract['declineEarlierSlot']>(build, earlierCalls.declineEarlierSlot, {
      invalidatesTags: ['EarlierSlot'],
    }),
  }),
})
