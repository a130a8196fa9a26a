import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

const name = 'step'

/** A second step that the address knows (`?step=code`), so that Back leads to the first one. What the step needs never stands there. */
export function useStep(): { step: string | null; go: (step: 'code' | 'done') => void; back: () => void } {
  const [address, setAddress] = useSearchParams()
  const go = useCallback(
    (step: string) =>
      setAddress((before) => {
        const after = new URLSearchParams(before)
        after.set(name, step)
        return after
      }),
    [setAddress],
  )
  const back = useCallback(
    () =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before)
          after.delete(name)
          return after
        },
        { replace: true },
      ),
    [setAddress],
  )
  return { step: address.get(name), go, back }
}
