import { readPersonId } from '#shared/session/person-id.ts'
import { browserStorage } from '#shared/session/safe-storage.ts'
import type { Dispatch } from '../running/ask.ts'
import { waitingKey } from './waiting-key.ts'

/** What waited when a page was left is sent from the next one on, whichever screen that is. Nothing is fetched where nothing waits. */
export function resumeOutbox(dispatch: Dispatch): void {
  if (browserStorage.getItem(waitingKey) !== readPersonId(browserStorage)) return
  // What does not come now is tried by the next page, or by the chat itself.
  import('./run-outbox.ts').then(
    ({ runOutbox }) => void runOutbox(dispatch),
    () => {},
  )
}

/** Whoever signs out leaves nothing of what they wrote in this browser. */
export function forgetOutbox(): void {
  if (browserStorage.getItem(waitingKey) === null) return
  browserStorage.removeItem(waitingKey)
  import('./run-outbox.ts').then(
    ({ clearOutbox }) => clearOutbox(),
    () => {},
  )
}
