import { eventsCalls } from '#contract/events/calls.ts'
import type { eventsContract } from '#contract/events/contract.ts'
import type { EventDetails } from '#contract/events/schemas.ts'
import { upsertAnswer } from '#shared/api/upsert-answer.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery, contractText } from '#shared/api/contract.ts'

type Contract = typeof eventsContract

const shown: { quiet: true; providesTags: ['Event'] } = { quiet: true, providesTags: ['Event'] }

/** Events and their guests. What the hub tells of an event makes these stale (`src/app/session/hub-tags.ts`). */
const reading = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listEvents: contractPages<Contract['listEvents']>(build, eventsCalls.listEvents, shown),
    listOwnEvents: contractPages<Contract['listOwnEvents']>(build, eventsCalls.listOwnEvents, shown),
    readEvent: contractQuery<Contract['readEvent']>(build, eventsCalls.readEvent, shown),
    listGuests: contractPages<Contract['listGuests']>(build, eventsCalls.listGuests, shown),
    eventCalendarFile: contractText(build, eventsCalls.readEventCalendarFile),
  }),
})

/** A change answers the whole event: it stands in the store at once, and all else that shows events asks again. */
const adopt = {
  invalidatesTags: ['Event'] as ['Event'],
  onQueryStarted: upsertAnswer((event: EventDetails) =>
    reading.util.upsertQueryData('readEvent', { params: { id: event.id } }, event),
  ),
}

const changing = reading.injectEndpoints({
  endpoints: (build) => ({
    createEvent: contractMutation<Contract['createEvent']>(build, eventsCalls.createEvent, adopt),
    changeEvent: contractMutation<Contract['changeEvent']>(build, eventsCalls.changeEvent, adopt),
    cancelEvent: contractMutation<Contract['cancelEvent']>(build, eventsCalls.cancelEvent, adopt),
    attendEvent: contractMutation<Contract['attendEvent']>(build, eventsCalls.attendEvent, { ...adopt, quiet: true }),
    leaveEvent: contractMutation<Contract['leaveEvent']>(build, eventsCalls.leaveEvent, { ...adopt, quiet: true }),
  }),
})

export const {
  endpoints: eventQuestions,
  useListEventsInfiniteQuery,
  useListGuestsInfiniteQuery,
  useEventCalendarFileMutation,
} = reading

export const {
  useCreateEventMutation,
  useChangeEventMutation,
  useCancelEventMutation,
  useAttendEventMutation,
  useLeaveEventMutation,
} = changing
