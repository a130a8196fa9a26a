import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { VirtualItem } from '@tanstack/react-virtual'
import { keepPlace, keptPlace } from './kept-places.ts'

/**
 * Brings a person who comes back to a long list to where they left it, and their rows' heights with them. Every other navigation begins
 * at the top, where the frame has put the page by then: layout effects run before this one.
 */
export function usePlace(list: string, isLong: boolean) {
  const { key } = useLocation()
  const type = useNavigationType()
  const name = `${key}:${list}`
  const [back] = useState(() => (isLong && type === NavigationType.Pop ? keptPlace(name) : undefined))
  const latest = useRef({ name, isLong })
  const measured = useRef<() => VirtualItem[]>(undefined)

  useEffect(() => {
    if (back) window.scrollTo({ top: back.offset, behavior: 'instant' })
  }, [back])
  useLayoutEffect(() => {
    latest.current = { name, isLong }
  }, [name, isLong])
  useLayoutEffect(
    () => () => {
      if (!latest.current.isLong) return
      keepPlace(latest.current.name, { offset: window.scrollY, measured: measured.current?.() ?? [] })
    },
    [],
  )
  return {
    measured: back?.measured,
    /** How the heights are read when the list is left. */
    onLeave: useCallback((read: () => VirtualItem[]) => {
      measured.current = read
    }, []),
  }
}
