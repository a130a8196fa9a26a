import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import { persistedLogin } from '../session/persisted-login.ts'
import { rootReducer, type AppState } from '../start/store.ts'

type Login = AppState['userDetail']

/**
 * Keeps the login record out of the time machine: it is reduced once for each action that truly happens, outside of what DevTools
 * record, and is read from here whatever moment they show. Otherwise a jump would send tokens of the past (the server takes a
 * refresh token that was replaced for a stolen one and ends the session), and a replay without the sign-in would write its absence
 * into storage and sign out every tab.
 */
export const inThePresent: StoreEnhancer = (createStore) => (reducer, preloaded) => {
  let present: Login = persistedLogin(undefined, { type: '@@carenest/begin' })
  rootReducer.inject({ reducerPath: 'userDetail', reducer: () => present }, { overrideExisting: true })
  const store = createStore(reducer, preloaded)
  let shown: unknown
  let merged: { userDetail: Login }
  return {
    ...store,
    dispatch: (action) => {
      present = persistedLogin(present, action as unknown as UnknownAction)
      return store.dispatch(action)
    },
    getState: () => {
      const state = store.getState()
      if (state !== shown || merged.userDetail !== present) {
        shown = state
        merged = { ...state, userDetail: present }
      }
      return merged as unknown as typeof state
    },
  }
}
