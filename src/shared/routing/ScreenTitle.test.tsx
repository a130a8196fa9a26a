import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { nameRoute, ScreenTitle } from './ScreenTitle.tsx'

afterEach(() => void vi.unstubAllGlobals())

it('stands over the name of the route while its screen is there, and leaves that of the next route', () => {
  nameRoute('Doctor')
  const { rerender, unmount } = render(<ScreenTitle>Dr Ines Reyes</ScreenTitle>)
  expect(document.title).toBe('Dr Ines Reyes')
  // A choice in the address arrives at the same route again.
  nameRoute('Doctor')
  expect(document.title).toBe('Dr Ines Reyes')
  rerender(<ScreenTitle>Dr Tom Baker</ScreenTitle>)
  expect(document.title).toBe('Dr Tom Baker')
  // The old screen goes before the new route is named.
  unmount()
  nameRoute('Pay for your order')
  expect(document.title).toBe('Pay for your order')
})

it('is an element where the server draws', () => {
  vi.stubGlobal('document', undefined)
  expect(renderToStaticMarkup(<ScreenTitle>Dr Ines Reyes</ScreenTitle>)).toBe('<title>Dr Ines Reyes</title>')
})
