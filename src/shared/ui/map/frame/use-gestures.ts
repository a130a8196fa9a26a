import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { panned, zoomed, type Point, type Size, type View } from '../geometry/mercator.ts'

interface Gestured {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly view: View
  readonly size: Size
  readonly show: (view: View) => void
  /** The map was pressed, not moved. */
  readonly onPress?: ((at: Point) => void) | undefined
}

/** Further than a finger shakes. */
const shake = 6

/** Moving with mouse and fingers, two of which come nearer; the wheel where the map has the focus, or with Ctrl. */
export function useGestures({ frame, view, size, show, onPress }: Gestured) {
  const fingers = useRef(new Map<number, Point>())
  const moved = useRef(0)
  const now = useRef({ view, size, show })
  useEffect(() => {
    now.current = { view, size, show }
  })

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && !element.contains(document.activeElement)) return
      // React listens passively, and the page would scroll along.
      event.preventDefault()
      const { view: shown, size: room, show: look } = now.current
      const by = Math.max(-1, Math.min(1, -event.deltaY / 240))
      look(zoomed(shown, shown.zoom + by, pointIn(element, event), room))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [frame])

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || isControl(event)) return
    if (fingers.current.size === 0) moved.current = 0
    fingers.current.set(event.pointerId, pointIn(event.currentTarget, event))
  }

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const at = pointIn(event.currentTarget, event)
    const by = { x: before.x - at.x, y: before.y - at.y }
    moved.current += Math.hypot(by.x, by.y)
    if (moved.current < shake) return
    // Held only once it moves: a press on a mark must reach the mark.
    event.currentTarget.setPointerCapture(event.pointerId)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, at)
    if (!other) return show(panned(view, by))
    const nearer = Math.hypot(at.x - other.x, at.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }
    show(zoomed(panned(view, { x: by.x / 2, y: by.y / 2 }), view.zoom + Math.log2(nearer || 1), middle, size))
  }

  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    const at = fingers.current.get(event.pointerId)
    fingers.current.delete(event.pointerId)
    if (at && moved.current < shake && fingers.current.size === 0) onPress?.(at)
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: (event: PointerEvent<HTMLDivElement>) => void fingers.current.delete(event.pointerId),
    onDoubleClick: (event: React.MouseEvent<HTMLDivElement>) => {
      if (!onPress && !isControl(event)) show(zoomed(view, view.zoom + 1, pointIn(event.currentTarget, event), size))
    },
  }
}

const isControl = ({ target }: { readonly target: EventTarget }) =>
  target instanceof Element && target.closest('a, button, input, [data-handle]') !== null

function pointIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
