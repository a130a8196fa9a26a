import { meetingTopic } from '#contract/meeting/topics.ts'
import { watchTopic } from '#shared/hub/watch-topic.ts'
import { callApi, guestCallApi, type CallApi, type Dispatch } from './call-api.ts'
import type { CallNeeds } from './call.ts'

/** Milliseconds between two looks of who has no hub. */
const guestLooks = 2000

/** From which side somebody is in a call: how they reach the server, and how they hear of what goes on. */
export interface CallSide {
  /** Of the call: the appointment's id, or the guest's. */
  readonly id: string
  readonly api: (dispatch: Dispatch) => CallApi
  readonly watch: CallNeeds['watch']
}

/** Of the two whose visit it is. */
export const partySide = (meeting: string): CallSide => ({
  id: meeting,
  api: (dispatch) => callApi(dispatch, meeting),
  watch: (heard) =>
    watchTopic(meetingTopic(meeting), (announced) => {
      const to = announced && 'to' in announced.payload ? announced.payload.to : null
      heard(announced?.kind ?? null, to)
    }),
})

/** Of a guest, who has no account and looks from time to time instead of being told. */
export const guestSide = ({ id, secret }: { readonly id: string; readonly secret: string }): CallSide => ({
  id,
  api: (dispatch) => guestCallApi(dispatch, secret),
  watch: (heard) => {
    const timer = setInterval(() => heard(null, null), guestLooks)
    return () => clearInterval(timer)
  },
})
