import { type ComponentProps } from 'react'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import type { AppRouter } from '../routing/router.tsx'
import type { AppStore } from './store.ts'

interface ApplicationProps extends Pick<ComponentProps<typeof Provider>, 'serverState'> {
  readonly store: AppStore
  readonly router: AppRouter
}

/** All that is shown, on a store and a router that are there already. */
export function Application({ store, router, serverState }: ApplicationProps) {
  return (
    <Provider store={store} serverState={serverState}>
      {/* A change of screen has all it needs when it begins: drawn in slices, the old screen between them, it would take half as long again. */}
      <RouterProvider router={router} useTransitions={false} />
    </Provider>
  )
}
