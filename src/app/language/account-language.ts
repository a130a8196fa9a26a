import { ownAccountApi } from '#shared/api/me.ts'
import { selectActing, selectSessionId } from '#shared/session/login.ts'
import { adopt, chosenHere, offered } from './language-of-tabs.ts'
import type { AppStore } from '../start/store.ts'

/**
 * Who signs in sees the platform in their account's language: once, when the account is first known after that sign-in. Another language
 * that was chosen on this device stays, and they are asked which one is to be the account's. A reload asks nothing. `isNew`: they have
 * signed in just now.
 */
export function followAccountLanguage(store: AppStore, isNew = false): () => void {
  let person = selectSessionId(store.getState())
  let awaited = isNew
  const look = () => {
    const state = store.getState()
    const now = selectSessionId(state)
    if (now !== person) {
      person = now
      // An administrator who sees with somebody's eyes keeps their own language.
      awaited = now !== undefined && selectActing(state) === undefined
      return
    }
    if (!awaited) return
    const locale = ownAccountApi.endpoints.me.select(undefined)(state).data?.locale
    if (locale === undefined) return
    awaited = false
    const theirs = offered(locale)
    const chosen = chosenHere()
    if (!theirs || theirs === chosen) return
    if (chosen) void import('./ask-language.tsx').then(({ askLanguage }) => askLanguage(store, chosen, theirs))
    else void adopt(theirs)
  }
  look()
  return store.subscribe(look)
}
