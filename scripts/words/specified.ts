import { offlineMessage, routeFailureMessage, sessionExpiredMessage, toastTitle } from '../../contract/kernel/specified.ts'

/** The specification's own messages: English has them from the contract to the letter, the other languages from their files. */
export const specified = {
  error: toastTitle,
  offline: offlineMessage,
  sessionExpired: sessionExpiredMessage,
  routeFailure: routeFailureMessage,
}
