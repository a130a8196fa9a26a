import { useEffect, useState } from 'react'
import type { Position } from '#shared/ui/map/map-place.ts'
import { rounded } from '../../model/places.ts'

export type DevicePosition = { state: 'off' | 'asking' | 'refused' } | { state: 'known'; position: Position }

const patience = 10_000

/** Where the device is, about a kilometre exact, while it is wanted. It stays in this tab's memory: no address and no storage holds it. */
export function useDevicePosition(wanted: boolean): DevicePosition {
  const [found, setFound] = useState<Position | 'refused'>()
  const mustAsk = wanted && found === undefined

  useEffect(() => {
    if (!mustAsk) return undefined
    let isMeant = true
    if (!('geolocation' in navigator)) {
      queueMicrotask(() => isMeant && setFound('refused'))
    } else {
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => isMeant && setFound(rounded(coords)),
        () => isMeant && setFound('refused'),
        { timeout: patience, maximumAge: 600_000 },
      )
    }
    return () => {
      isMeant = false
    }
  }, [mustAsk])

  // A refusal is asked about again when the person wishes it again.
  if (!wanted && found === 'refused') setFound(undefined)
  if (!wanted) return { state: 'off' }
  if (found === undefined) return { state: 'asking' }
  return found === 'refused' ? { state: 'refused' } : { state: 'known', position: found }
}
