import { act, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { speakEnglish } from '../../../../tests/support/english.ts'
import { ListRows } from './ListRows.tsx'

/** The end of the list is in sight as soon as somebody looks for it, and nobody scrolls any more: it is told once to each who looks. */
class AlwaysInSight {
  readonly observe: () => void
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.observe = () => tell([{ isIntersecting: true }])
  }
  disconnect = () => {}
}

beforeAll(async () => speakEnglish())
beforeEach(() => void vi.stubGlobal('IntersectionObserver', AlwaysInSight))
afterEach(() => vi.unstubAllGlobals())

it('asks for more once a list that is being read again has been read, though its end never left the sight', async () => {
  // As RTK Query does: a further page is refused in silence while the pages are read again.
  let isReading = true
  const asked = vi.fn(() => !isReading)
  const list = () => (
    <ListRows
      label="Audit"
      rows={[{ id: '1' }]}
      rowKey={({ id }) => id}
      columns={[]}
      query={{ isFetching: isReading, isFetchingNextPage: false, hasNextPage: true, fetchNextPage: asked }}
      endless
    >
      {(rows) => rows.map(({ id }) => <p key={id}>{id}</p>)}
    </ListRows>
  )
  const { rerender } = render(list())
  isReading = false
  await act(async () => rerender(list()))
  expect(asked).toHaveLastReturnedWith(true)
})
