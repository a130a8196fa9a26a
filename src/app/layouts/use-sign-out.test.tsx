import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ownAccountApi } from '#shared/api/me.ts'
import { selectLogin, signedIn } from '#shared/session/login.ts'
import { createStore } from '../start/store.ts'
import { loginAs } from '../testing.tsx'
import { useSignOut } from './use-sign-out.ts'
import { eventually } from '../../../tests/support/eventually.ts'

it('calls off what is being read before the session ends, and asks nothing more in its name', async () => {
  const happened: string[] = []
  let reading: PromiseLike<unknown> | undefined
  const { store, services } = createStore()
  services.fetch = async ({ url, signal }) => {
    const address = new URL(url).pathname
    happened.push(`asked ${address}`)
    if (address.endsWith('Logout')) {
      // An event of the hub, while the server ends the session.
      await reading
      void store.dispatch(ownAccountApi.endpoints.me.initiate(undefined, { forceRefetch: true }))
      return new Response(null, { status: 204 })
    }
    return new Promise<Response>((_, reject) => {
      signal.addEventListener('abort', () => {
        happened.push(`called off ${address}`)
        reject(new DOMException('', 'AbortError'))
      })
    })
  }
  store.dispatch(signedIn(loginAs(2)))
  const around = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  )
  const { result: signOut } = renderHook(useSignOut, { wrapper: around })
  reading = store.dispatch(ownAccountApi.endpoints.me.initiate(undefined))
  await eventually(() => expect(happened).toHaveLength(1))
  await act(() => signOut.current())
  await reading
  expect(happened).toEqual(['asked /api/Account/Me', 'called off /api/Account/Me', 'asked /api/Account/Logout'])
  expect(selectLogin(store.getState())).toBeUndefined()
})
