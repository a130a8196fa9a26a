import { render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StreamView } from './StreamView.tsx'

const play = vi.spyOn(HTMLMediaElement.prototype, 'play')
afterEach(() => play.mockReset())

test.each([
  ['refused by the browser until somebody presses, is said', new DOMException('', 'NotAllowedError'), 1],
  ['cut off by the next stream, is no refusal', new DOMException('', 'AbortError'), 0],
])('playing that is %s', async (_, fault, said) => {
  play.mockRejectedValue(fault)
  const onBlocked = vi.fn()
  render(<StreamView stream={{} as MediaStream} onBlocked={onBlocked} />)
  await waitFor(() => expect(play).toHaveBeenCalledOnce())
  await Promise.resolve()
  expect(onBlocked).toHaveBeenCalledTimes(said)
})
