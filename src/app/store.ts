import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistStore, type Persistor } from 'redux-persist'
import { baseApi } from '#shared/api/base-api.ts'
import type { ApiServices } from '#shared/api/services.ts'
import { loadingReducer } from '#shared/loading/loading.ts'
import { sessionExpired } from '#shared/session/login.ts'
import { toastsReducer } from '#shared/toasts/toasts.ts'
import { devToolsOptions } from './dev-tools.ts'
import { persistedLogin } from './persisted-login.ts'

/** Slices that outlive a screen and belong to one capability: `declare module '#app/store.ts' { interface LazySlices extends WithSlice<…> {} }`. */
export interface LazySlices {}

export const rootReducer = combineSlices(
  { userDetail: persistedLogin, loading: loadingReducer, toasts: toastsReducer },
  baseApi,
).withLazyLoadedSlices<LazySlices>()

const persistActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER]

/**
 * The store, what keeps its login record in storage, and what its calls need of the application (the end of a session gets its
 * navigation from who has the router). `rehydrated` settles when the stored record has been read.
 */
export function createStore() {
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
    devTools: devToolsOptions,
  })
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
