import { hubCalls, hubPath } from '#contract/hub/calls.ts'
import type { hubContract } from '#contract/hub/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation } from '#shared/api/contract.ts'
import { tagTypes } from '#shared/api/tags.ts'
import { onHubEvent, onHubReset } from '#shared/hub/bus.ts'
import { followSession } from '#shared/hub/follow-session.ts'
import { selectUserType } from '#shared/session/login.ts'
import type { AppStore } from './store.ts'

const tickets = baseApi.injectEndpoints({
  endpoints: (build) => ({
    hubTicket: contractMutation<(typeof hubContract)['issueTicket']>(build, hubCalls.issueTicket, { quiet: true }),
  }),
})

/**
 * One hub connection of this tab while somebody is signed in. After a gap too long to be told, everything shown is asked for again. When
 * the session was ended elsewhere, asking who is signed in finds it out the usual way: renewal refused, home page.
 */
export function followHub(store: AppStore): () => void {
  const stops = [
    onHubReset(() => void store.dispatch(baseApi.util.invalidateTags([...tagTypes]))),
    onHubEvent('session.ended', () => void store.dispatch(baseApi.util.invalidateTags(['Me']))),
    followSession({
      identity: () => selectUserType(store.getState())?.toString() ?? null,
      onChange: (listener) => store.subscribe(listener),
      getTicket: async () =>
        (await store.dispatch(tickets.endpoints.hubTicket.initiate(undefined, { track: false })).unwrap()).ticket,
      address: hubPath,
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
