import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { accountCalls } from '#contract/account/calls.ts'
import { paths } from '#shared/paths.ts'
import { signedOut } from '#shared/session/login.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { Application } from '../start/Application.tsx'
import { settled, startKeys, testRouter } from '../testing.tsx'

const routeTo = (path: PlacedRoute['path'], name: string): PlacedRoute => ({
  path,
  access: 'public',
  workspace: 'public',
  words: 'site.routes.home',
  icon: 'home',
  screen: async () => ({ default: () => <h1>{`${name} ${useZone()}`}</h1> }),
})

beforeAll(startKeys)
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('scrollTo', vi.fn())
})

it('keeps the time zone of who signs out until their screen is gone, so that it asks for nothing again', async () => {
  const { router, store, services } = testRouter([routeTo(paths.home, 'Old'), routeTo(paths.blogs, 'New')], '/home', 4)
  services.fetch = async ({ url }) =>
    url.endsWith(accountCalls.me.path) ? Response.json({ name: 'Ann', timeZone: 'Pacific/Apia' }) : new Promise(() => {})
  await settled(router)
  render(<Application store={store} router={router} />)
  expect(await screen.findByRole('heading', { name: 'Old Pacific/Apia' })).toBeVisible()
  act(() => void store.dispatch(signedOut()))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Old Pacific/Apia')
  await act(() => router.navigate(paths.blogs.link()))
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(await screen.findByRole('heading', { name: `New ${own}` })).toBeVisible()
})
