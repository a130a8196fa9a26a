import type { StoreTools } from '../start/store.ts'

/** What the store takes for Redux DevTools, where this browser has them: nobody else's first view carries it. */
export async function installedDevTools(): Promise<StoreTools | undefined> {
  if (!('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window)) return undefined
  return import('./dev-tools.ts').then(
    ({ devTools }) => devTools,
    // Without its tools the application runs all the same.
    () => undefined,
  )
}
