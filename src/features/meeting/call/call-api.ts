import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Joined, Presence, Relay, RoomPass } from '#contract/meeting/schemas.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { meetingQuestions } from '../api.ts'
import { guestVerbs } from '../guest/guest-api.ts'
import type { ConnectionEnd, SignalTransport } from './signal-line.ts'

// What dispatch takes is known only where the store is made.
export type Dispatch = ThunkDispatch<never, unknown, UnknownAction>

/** The calls of one meeting, as the call makes them. All reject with an `ApiError`. */
export interface CallApi {
  join(): Promise<Joined>
  presence(connection: string): Promise<Presence>
  leave(connection: string): Promise<void>
  room(connection: string): Promise<RoomPass>
  relay(connection: string): Promise<Relay>
  transport(connection: string): SignalTransport
}

/** Answers and secrets of these calls are kept in no cache. */
const untracked = { track: false } as const

/** Asks once, and takes the answer. */
export const askOnce =
  (dispatch: Dispatch) =>
  <T>(action: unknown): Promise<T> =>
    (dispatch(action as never) as unknown as { unwrap(): Promise<T> }).unwrap()

/** How the connection stands by a refusal; `null` where another try may help. */
export function endBy(error: unknown): ConnectionEnd | null {
  if (!isApiError(error)) return null
  if (error.code === 'connection_gone') return 'taken_over'
  return error.code === 'meeting_closed' || error.code === 'not_admitted' || error.status === 404 ? 'ended' : null
}

/** As one of the two whose visit it is. */
export function callApi(dispatch: Dispatch, meeting: string): CallApi {
  const params = { id: meeting }
  const ask = askOnce(dispatch)
  const { joinMeeting, renewPresence, leaveMeeting, enterRoom, renewRelay, sendSignals, readSignals } = meetingQuestions
  return {
    join: () => ask(joinMeeting.initiate({ params }, untracked)),
    presence: (connection) => ask(renewPresence.initiate({ params, body: { connection } }, untracked)),
    leave: (connection) => ask(leaveMeeting.initiate({ params, body: { connection } }, untracked)),
    room: (connection) => ask(enterRoom.initiate({ params, body: { connection } }, untracked)),
    relay: (connection) => ask(renewRelay.initiate({ params, body: { connection } }, untracked)),
    transport: (connection) => ({
      send: (signals) => ask(sendSignals.initiate({ params, body: { from: connection, signals } }, untracked)),
      read: (after) => ask(readSignals.initiate({ params, query: { connection, after } }, untracked)),
      endBy,
    }),
  }
}

/** As a guest, by the guest's secret. */
export function guestCallApi(dispatch: Dispatch, secret: string): CallApi {
  const ask = askOnce(dispatch)
  const { joinAsGuest, renewGuestPresence, leaveAsGuest, enterGuestRoom, renewGuestRelay, sendGuestSignals, readGuestSignals } =
    guestVerbs
  return {
    join: () => ask(joinAsGuest.initiate({ body: { secret } }, untracked)),
    presence: (connection) => ask(renewGuestPresence.initiate({ body: { secret, connection } }, untracked)),
    leave: (connection) => ask(leaveAsGuest.initiate({ body: { secret, connection } }, untracked)),
    room: (connection) => ask(enterGuestRoom.initiate({ body: { secret, connection } }, untracked)),
    relay: (connection) => ask(renewGuestRelay.initiate({ body: { secret, connection } }, untracked)),
    transport: (connection) => ({
      send: (signals) => ask(sendGuestSignals.initiate({ body: { secret, from: connection, signals } }, untracked)),
      read: (after) => ask(readGuestSignals.initiate({ body: { secret, connection, after } }, untracked)),
      endBy,
    }),
  }
}
