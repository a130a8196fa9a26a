import { useEffect, useState, type RefObject } from 'react'
import type { Size } from '../geometry/mercator.ts'

/** What a page drawn by the server takes it to be, until the browser has measured it. */
const usual: Size = { width: 640, height: 420 }

export function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(usual)
  useEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0) setSize({ width, height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}
