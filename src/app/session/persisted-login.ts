import { persistReducer, type PersistedState } from 'redux-persist'
import { loginReducer } from '#shared/session/login.ts'
import { browserStorage } from '#shared/session/safe-storage.ts'
import { checkedLogin, loginKey } from '#shared/session/stored-login.ts'

const storage = {
  getItem: (key: string) => Promise.resolve(browserStorage.getItem(key)),
  setItem: (key: string, value: string) => Promise.resolve(browserStorage.setItem(key, value)),
  removeItem: (key: string) => Promise.resolve(browserStorage.removeItem(key)),
}

/** The login record's reducer, kept in storage. Not for replays: time travel goes without it (`dev-tools/in-the-present.ts`). */
export const persistedLogin = persistReducer(
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
