import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { CalendarTimeOff } from '#contract/booking/calendar-schemas.ts'
import { endMovedBy, movedBy, type Period, periodOf, type Shift, stepMinutes } from '../../calendar/time-off-moves.ts'
import { isOnDays } from '../../calendar/with-pending.ts'
import type { TimeOffMoves } from './use-move-time-off.tsx'

/** How far the pointer went before it counts as a move, in pixels: less is a press. */
const slack = 5
const minutesOfDay = 24 * 60

interface Drag {
  readonly x: number
  readonly y: number
  /** Moves it, or its end alone: what was taken hold of. */
  readonly put: typeof movedBy
  period: Period | undefined
}

const arrows: Readonly<Record<string, Shift>> = {
  ArrowUp: { days: 0, minutes: -stepMinutes },
  ArrowDown: { days: 0, minutes: stepMinutes },
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/**
 * Moves time off by pointer and by keyboard. Arrows move it by a quarter of an hour or a day, with Shift its end alone; Enter keeps that,
 * Escape or leaving it puts it back. Dragging moves it, dragging its end makes it longer or shorter.
 */
export function useTimeOffDrag(
  timeOff: CalendarTimeOff,
  { timeZone, days }: { readonly timeZone: string; readonly days: readonly string[] },
  { pending, show: showAt, keep }: TimeOffMoves,
) {
  const drag = useRef<Drag>(undefined)
  const wasDragged = useRef(false)
  const moving = pending?.id === timeOff.id ? pending.period : undefined
  const period = moving ?? periodOf(timeOff)
  // What is moved stays in sight: off the days that are shown it could be neither seen nor held.
  const show = (to: Period | undefined) => {
    const isInSight = to === undefined || isOnDays(timeOff, to, days, timeZone)
    if (isInSight) showAt(timeOff, to)
    return isInSight
  }

  const shiftTo = (event: PointerEvent, { x, y }: Drag): Shift => {
    const fieldElement = event.currentTarget.closest<HTMLElement>('[data-days]')!
    const field = fieldElement.getBoundingClientRect()
    const width = field.width / Number(fieldElement.dataset['days'])
    const forward = Math.round((event.clientX - x) / width)
    // The field of hours is a day high.
    const minutes = Math.round((((event.clientY - y) / field.height) * minutesOfDay) / stepMinutes) * stepMinutes
    return { days: isRightToLeft(fieldElement) ? -forward : forward, minutes: timeOff.days ? 0 : minutes }
  }
  const begin = (put: typeof movedBy) => (event: PointerEvent) => {
    if (event.button !== 0) return
    event.stopPropagation()
    wasDragged.current = false
    drag.current = { x: event.clientX, y: event.clientY, put, period: undefined }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  /** Its handles lie within it, so that their events come here as well. */
  const drags = {
    onPointerMove: (event: PointerEvent) => {
      const { current } = drag
      if (!current) return
      if (!wasDragged.current && Math.hypot(event.clientX - current.x, event.clientY - current.y) < slack) return
      wasDragged.current = true
      const { put } = current
      const shift = shiftTo(event, current)
      // Its end is dragged along the time alone, or along the days alone.
      const along = put === endMovedBy && !timeOff.days ? { ...shift, days: 0 } : shift
      const to = put(periodOf(timeOff), along, timeZone)
      if (show(to)) current.period = to
    },
    onPointerUp: () => {
      const to = drag.current?.period
      drag.current = undefined
      if (to) keep(timeOff, to)
    },
    onPointerCancel: () => {
      drag.current = undefined
      show(undefined)
    },
  }

  return {
    period,
    isMoving: moving !== undefined,
    grip: { onPointerDown: begin(movedBy) },
    end: { onPointerDown: begin(endMovedBy) },
    body: {
      ...drags,
      // A finger scrolls by the block; it moves it by its grip.
      onPointerDown: (event: PointerEvent) => {
        wasDragged.current = false
        if (event.pointerType === 'mouse') begin(movedBy)(event)
      },
      onBlur: () => !drag.current && moving && show(undefined),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape' && moving) {
          event.stopPropagation()
          return show(undefined)
        }
        if (event.key === 'Enter' && moving) {
          event.preventDefault()
          return keep(timeOff, moving)
        }
        const shift = arrows[event.key]
        if (!shift) return
        event.preventDefault()
        const forward = isRightToLeft(event.currentTarget) ? -shift.days : shift.days
        const put = event.shiftKey ? endMovedBy : movedBy
        show(put(period, { days: forward, minutes: timeOff.days ? 0 : shift.minutes }, timeZone))
      },
    },
    /** Whether what was just pressed was not dragged. */
    wasPressed: () => {
      const wasPressed = !wasDragged.current
      wasDragged.current = false
      return wasPressed
    },
  }
}
