import type { Reducer, UnknownAction } from '@reduxjs/toolkit'
import { PERSIST, persistReducer, type PersistedState } from 'redux-persist'
import { loginReducer } from '#shared/session/login.ts'
import { browserStorage } from '#shared/session/safe-storage.ts'
import { checkedLogin, loginKey } from '#shared/session/stored-login.ts'

const storage = {
  getItem: (key: string) => Promise.resolve(browserStorage.getItem(key)),
  setItem: (key: string, value: string) => Promise.resolve(browserStorage.setItem(key, value)),
  removeItem: (key: string) => Promise.resolve(browserStorage.removeItem(key)),
}

const persisted = persistReducer(
  {
    key: loginKey,
    storage,
    timeout: 2000,
    // Whatever storage holds, only a whole login record is taken from it.
    migrate: async (stored) => stored && (checkedLogin(stored) as unknown as PersistedState),
    writeFailHandler: () => console.warn('The login record could not be stored: the session ends with this page.'),
  },
  loginReducer,
)

/** The login record's reducer, kept in storage. A PERSIST replayed by time travel, which has lost its functions, changes nothing. */
export const persistedLogin: Reducer<ReturnType<typeof persisted>> = (state, action: UnknownAction) =>
  state && action.type === PERSIST && typeof action['register'] !== 'function' ? state : persisted(state, action)
