import { useCallback, useEffect, useRef, useState } from 'react'
import type { Position } from '#contract/kernel/geodesy.ts'
import { cellAt } from '#contract/lost/search-grid.ts'
import { lostLimits } from '#contract/lost/values.ts'
import { usePaintWalkedMutation } from '../../api.ts'

/** A position that is less certain, in metres, paints nothing. */
const surelyWithin = 60
/** Milliseconds between two times that squares are handed over. */
const pause = 8000

/** Follows this device while somebody searches, and hands over each square that it comes to. What could not be sent goes with the next. */
export function useWalking(code: string, middle: Position | null) {
  const [paint, painting] = usePaintWalkedMutation()
  const [isWalking, setWalking] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const [at, setAt] = useState<Position>()
  const waiting = useRef(new Map<string, [number, number]>())
  const sent = useRef(new Set<string>())

  const flush = useCallback(async () => {
    const cells = [...waiting.current.values()].slice(0, lostLimits.cells)
    if (cells.length === 0) return
    const { error } = await paint({ body: { code, cells } })
    if (error) return
    for (const [x, y] of cells) {
      sent.current.add(`${x} ${y}`)
      waiting.current.delete(`${x} ${y}`)
    }
  }, [code, paint])

  useEffect(() => {
    if (!isWalking || !middle) return undefined
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        setAt({ latitude, longitude })
        const cell = accuracy > surelyWithin ? null : cellAt(middle, { latitude, longitude })
        if (cell && !sent.current.has(`${cell.x} ${cell.y}`)) waiting.current.set(`${cell.x} ${cell.y}`, [cell.x, cell.y])
      },
      () => {
        setRefused(true)
        setWalking(false)
      },
      { enableHighAccuracy: true, maximumAge: 5000 },
    )
    const timer = setInterval(() => void flush(), pause)
    return () => {
      navigator.geolocation.clearWatch(watch)
      clearInterval(timer)
      void flush()
    }
  }, [isWalking, middle, flush])

  const start = () => {
    if (!('geolocation' in navigator)) return setRefused(true)
    setRefused(false)
    setWalking(true)
  }
  return { isWalking, isRefused, hasFailed: painting.isError, at, start, stop: () => setWalking(false) }
}
