import { useEffect, useState } from 'react'

/** Time that somebody stops writing for, in milliseconds, before what is written is drawn. */
const pause = 600

/**
 * A paper that follows what is being written. `make` answers its address within this page, which is given back with the next one; `key` says
 * what it is made of.
 */
export function usePreview(key: string, make: () => Promise<string | undefined>) {
  const [address, setAddress] = useState<string>()
  const [isBusy, setBusy] = useState(true)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      setBusy(true)
      const made = await make()
      if (!isCurrent) {
        if (made) URL.revokeObjectURL(made)
        return
      }
      setBusy(false)
      setFailed(made === undefined)
      if (made) setAddress(made)
    }
    const waiting = setTimeout(() => void draw(), address === undefined ? 0 : pause)
    return () => {
      isCurrent = false
      clearTimeout(waiting)
    }
    // Only what it is made of has it made anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  useEffect(() => () => (address === undefined ? undefined : URL.revokeObjectURL(address)), [address])
  return { address, isBusy, isFailed }
}
