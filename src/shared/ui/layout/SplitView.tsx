import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import styles from './SplitView.module.css'

export interface SplitViewProps {
  /** What the bar between them changes: "Width of the list". */
  label: string
  start: ReactNode
  end: ReactNode
  /** How much of the width the first has at the beginning, in hundredths. */
  initial?: number
}

const least = 20
const most = 80
const stepOfKeys = 5

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Two panels beside each other with a bar to pull between them, for wide screens; the arrow keys move it too, Home and End go to its ends. */
export function SplitView({ label, start, end, initial = 40 }: SplitViewProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(initial)
  const moveTo = (next: number) => setShare(Math.round(Math.min(Math.max(next, least), most)))

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const next = { [forward]: share + stepOfKeys, [backward]: share - stepOfKeys, Home: least, End: most }[event.key]
    if (next === undefined) return
    event.preventDefault()
    moveTo(next)
  }
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLDivElement>) => {
    if (!frame.current || !currentTarget.hasPointerCapture(pointerId)) return
    const { left, right, width } = frame.current.getBoundingClientRect()
    const before = isRightToLeft(currentTarget) ? right - clientX : clientX - left
    moveTo((100 * before) / width)
  }

  const gridTemplateColumns = `minmax(0, ${share}fr) auto minmax(0, ${100 - share}fr)`
  return (
    <div ref={frame} className={styles.split} style={{ gridTemplateColumns }}>
      <div id={id} className={styles.panel}>
        {start}
      </div>
      {/* A separator that takes the focus is a control (ARIA 1.2). */}
      <div
        role="separator"
        tabIndex={0}
        className={styles.bar}
        aria-label={label}
        aria-orientation="vertical"
        aria-controls={id}
        aria-valuenow={share}
        aria-valuemin={least}
        aria-valuemax={most}
        onKeyDown={onKeyDown}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={onPointerMove}
        onDoubleClick={() => moveTo(initial)}
      />
      <div className={styles.panel}>{end}</div>
    </div>
  )
}
