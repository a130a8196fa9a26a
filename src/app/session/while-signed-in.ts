import { selectUserType } from '#shared/session/login.ts'
import type { Outside } from './follow-hub.ts'
import type { AppRouter } from '../routing/router.tsx'
import type { AppStore } from '../start/store.ts'

/** From the first moment that somebody is signed in, the hub and their account are followed; visitors do not load what that takes. */
export function whileSignedIn(store: AppStore, router: AppRouter, outside?: Outside): void {
  const isSignedIn = () => selectUserType(store.getState()) !== undefined
  const isNew = !isSignedIn()
  const begin = () => {
    if (!isSignedIn()) return
    stop()
    import('./follow-person.ts').then(
      ({ followPerson }) => followPerson(store, router, isNew, outside),
      // What does not come now is tried again at the next change.
      () => (stop = store.subscribe(begin)),
    )
  }
  let stop = store.subscribe(begin)
  begin()
}
