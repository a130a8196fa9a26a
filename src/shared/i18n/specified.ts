import type { TFunction } from 'i18next'
import { offlineMessage, routeFailureMessage, sessionExpiredMessage, toastTitle } from '#contract/kernel/specified.ts'

const keys = new Map([
  [toastTitle, 'specified.error'],
  [offlineMessage, 'specified.offline'],
  [sessionExpiredMessage, 'specified.sessionExpired'],
  [routeFailureMessage, 'specified.routeFailure'],
] as const)

/**
 * A message as it is shown: the specification's own, which the code carries to the letter, in the language of `t`; any other as it
 * came. Where that language's words are not there, the specification's stand.
 */
export function translateMessage(text: string, t: TFunction): string {
  const key = (keys as ReadonlyMap<string, 'specified.error'>).get(text)
  return key ? t(key, { defaultValue: text }) : text
}
