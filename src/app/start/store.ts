import { combineSlices, configureStore, type ConfigureStoreOptions } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistStore, type Persistor } from 'redux-persist'
import { baseApi } from '#shared/api/base-api.ts'
import type { ApiServices } from '#shared/api/services.ts'
import { loadingReducer } from '#shared/loading/loading.ts'
import { sessionExpired } from '#shared/session/login.ts'
import type { LazySlices } from '#shared/state/lazy-slice.ts'
import { toastsReducer } from '#shared/toasts/toasts.ts'
import { slicesOf } from './add-slice.ts'
import { persistedLogin } from '../session/persisted-login.ts'

export const rootReducer = combineSlices(
  { userDetail: persistedLogin, loading: loadingReducer, toasts: toastsReducer },
  baseApi,
).withLazyLoadedSlices<LazySlices>()

const persistActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER]

/** What Redux DevTools need of the store, where they are installed (`../dev-tools/`). */
export type StoreTools = Required<Pick<ConfigureStoreOptions, 'devTools' | 'enhancers'>>

/** The API's state before anything is asked. Answers alone would leave it in parts until its first action, a moment DevTools can jump to. */
const noAnswers = () => baseApi.reducer(undefined, { type: '@@carenest/begin' })

/**
 * The store, what keeps its login record in storage, and what its calls need of the application (the end of a session gets its
 * navigation from who has the router). `written`: answers that came within the page. `rehydrated` settles when the stored record has been read.
 */
export function createStore(tools?: StoreTools, written?: { readonly api: object }) {
  const services: ApiServices = {
    saveLogin: () => persistor.flush(),
    endSession: async () => void store.dispatch(sessionExpired()),
  }
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        serializableCheck: { ignoredActions: persistActions },
      }).concat(baseApi.middleware),
    devTools: false,
    // Typed as nothing, for a state that is there in part would cost the store its types.
    preloadedState: (written && { api: { ...noAnswers(), ...written.api } }) as undefined,
    // As nothing known, for they leave the store's type as it is.
    ...(tools as {} | undefined),
  })
  // Which slices there are is known only where one is needed.
  services.addSlice = slicesOf(store, (slice) => rootReducer.inject(slice as never))
  const persistor: Persistor = persistStore(store)
  return { store, persistor, services, rehydrated: rehydrationOf(persistor) }
}

function rehydrationOf(persistor: Persistor): Promise<void> {
  return new Promise((resolve) => {
    const check = () => persistor.getState().bootstrapped && resolve()
    persistor.subscribe(check)
    check()
  })
}

export type AppStore = ReturnType<typeof createStore>['store']
export type AppState = ReturnType<AppStore['getState']>
