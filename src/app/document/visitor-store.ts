import { configureStore } from '@reduxjs/toolkit'
import { baseApi } from '#shared/api/base-api.ts'
import type { ApiServices } from '#shared/api/services.ts'
import { rootReducer } from '../start/store.ts'

/** The application's store for one page that is drawn for a visitor: nobody is signed in, nothing is kept. */
export function visitorStore(fetch: NonNullable<ApiServices['fetch']>) {
  const services: ApiServices = { fetch, saveLogin: async () => {}, endSession: async () => {} }
  return configureStore({
    reducer: rootReducer,
    devTools: false,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services }, serializableCheck: false, immutableCheck: false }).concat(
        baseApi.middleware,
      ),
  })
}

export type VisitorStore = ReturnType<typeof visitorStore>
