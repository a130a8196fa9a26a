import { listed } from '#contract/capabilities.ts'
import { hubCalls, hubPath } from '#contract/hub/calls.ts'
import type { hubContract } from '#contract/hub/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation } from '#shared/api/contract.ts'
import { refresh } from '#shared/api/refresh.ts'
import { onHubEvent, onHubReset } from '#shared/hub/bus.ts'
import { followSession } from '#shared/hub/follow-session.ts'
import { selectActing, selectSessionId } from '#shared/session/login.ts'
import { hubTags, kindsThatRefresh } from './hub-tags.ts'
import type { AppRouter } from '../routing/router.tsx'
import { rightsChanged } from './rights-changed.ts'
import { sessionEnded } from './session-ended.ts'
import { isWaiting } from '../start/is-waiting.ts'
import type { AppStore } from '../start/store.ts'

/** What the application takes from the browser, unless it is given another. */
export interface Outside {
  readonly WebSocket?: typeof WebSocket
}

const tickets = baseApi.injectEndpoints({
  endpoints: (build) => ({
    hubTicket: contractMutation<(typeof hubContract)['issueTicket']>(build, hubCalls.issueTicket, { quiet: true }),
  }),
})

/**
 * One hub connection of this tab while somebody is signed in. What an event makes stale is asked for again where it is shown; after a gap
 * too long to be told, everything is. A session that was ended elsewhere ends here.
 */
export function followHub(store: AppStore, router: AppRouter, { WebSocket }: Outside = {}): () => void {
  const stops = [
    ...kindsThatRefresh.map((kind) =>
      onHubEvent(kind, ({ payload }) => store.dispatch(refresh(hubTags[kind], 'id' in payload ? payload.id : undefined))),
    ),
    onHubReset(() => store.dispatch(refresh(listed('tags')))),
    onHubEvent('session.ended', () => void sessionEnded(store, router)),
    onHubEvent('staff.changed', () => void rightsChanged(store)),
    followSession({
      // Who sees with somebody's eyes hears nothing of theirs.
      identity: () => (selectActing(store.getState()) ? null : (selectSessionId(store.getState()) ?? null)),
      onChange: (listener) => store.subscribe(listener),
      getTicket: async () =>
        (await store.dispatch(tickets.endpoints.hubTicket.initiate(undefined, { track: false })).unwrap()).ticket,
      address: new URL(hubPath, location.href).href,
      WebSocket,
      isBusy: () => !router.state.initialized || isWaiting(store.getState()),
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
