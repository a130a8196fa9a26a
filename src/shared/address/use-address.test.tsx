import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { choiceField, textField } from './fields.ts'
import { useAddress } from './use-address.ts'

const fields = { post: textField, kind: choiceField(['walk', 'talk']) }
let shown: ReturnType<typeof useAddress<typeof fields>>

function Screen() {
  shown = useAddress(fields)
  return <output>{JSON.stringify(shown.values)}</output>
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return router
}

it('leads Back to what was before, but for what took its place', async () => {
  const router = open('/list?q=x')
  await act(async () => shown.change({ post: '1' }))
  await act(async () => shown.change({ kind: 'walk' }, { replace: true }))
  expect(router.state.location.search).toBe('?q=x&post=1&kind=walk')
  await act(() => router.navigate(-1))
  expect(router.state.location.search).toBe('?q=x')
  expect(screen.getByRole('status')).toHaveTextContent('{"post":""}')
})

it('shows after a reload what the address says, without what it does not know', () => {
  open('/list?post=1&kind=swim')
  expect(screen.getByRole('status')).toHaveTextContent('{"post":"1"}')
  expect(shown.linkTo({ kind: 'talk' })).toBe('?post=1&kind=talk')
})
