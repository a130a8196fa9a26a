import { availabilityCalls } from '#contract/booking/availability-calls.ts'
import type { availabilityContract } from '#contract/booking/availability-contract.ts'
import type { Availability } from '#contract/booking/availability-schemas.ts'
import { upsertAnswer } from '#shared/api/upsert-answer.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof availabilityContract

const reading = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readAvailability: contractQuery<Contract['readAvailability']>(build, availabilityCalls.readAvailability, {
      providesTags: ['Availability'],
      quiet: true,
    }),
    /** Changes nothing, so it is asked like a question: what patients would see, of what is set or of a draft. */
    previewSlots: contractQuery<Contract['previewSlots']>(build, availabilityCalls.previewSlots, {
      providesTags: ['Slot', 'Appointment', 'Availability'],
      keepUnusedDataFor: 5,
      quiet: true,
    }),
  }),
})

/** Every change answers what is set then: the next one names its version without asking again. */
const adopt = {
  // Of all that shows free times, for what is changed may be a day or a time off.
  invalidatesTags: [{ type: 'Slot' }] as const,
  onQueryStarted: upsertAnswer(({ availability }: { availability: Availability }) =>
    reading.util.upsertQueryData('readAvailability', undefined, availability),
  ),
}

export const { endpoints: availabilityQuestions, usePreviewSlotsQuery } = reading

/** When a doctor can be booked: changed by the doctor and staff with the right to it. */
export const {
  useWriteAvailabilityMutation,
  useWriteOverrideMutation,
  useRemoveOverrideMutation,
  useAddTimeOffMutation,
  useChangeTimeOffMutation,
  useRemoveTimeOffMutation,
} = reading.injectEndpoints({
  endpoints: (build) => ({
    writeAvailability: contractMutation<Contract['writeAvailability']>(build, availabilityCalls.writeAvailability, adopt),
    writeOverride: contractMutation<Contract['writeOverride']>(build, availabilityCalls.writeOverride, adopt),
    removeOverride: contractMutation<Contract['removeOverride']>(build, availabilityCalls.removeOverride, adopt),
    addTimeOff: contractMutation<Contract['addTimeOff']>(build, availabilityCalls.addTimeOff, adopt),
    changeTimeOff: contractMutation<Contract['changeTimeOff']>(build, availabilityCalls.changeTimeOff, adopt),
    removeTimeOff: contractMutation<Contract['removeTimeOff']>(build, availabilityCalls.removeTimeOff, adopt),
  }),
})
