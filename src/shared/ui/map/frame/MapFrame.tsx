import { useCallback, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitSystem } from '#contract/kernel/unit-systems.ts'
import { classes } from '../../classes.ts'
import { VisuallyHidden } from '../../layout/layout.tsx'
import { panned, fitting, unproject, zoomed, within, type View } from '../geometry/mercator.ts'
import type { Position } from '../map-place.ts'
import { MapGround } from '../region/MapGround.tsx'
import { MapContext, type MapState } from './map-context.ts'
import { MapControls } from './MapControls.tsx'
import styles from './MapFrame.module.css'
import { MapScale } from './MapScale.tsx'
import { useGestures } from './use-gestures.ts'
import { useSize } from './use-size.ts'

export interface MapFrameProps {
  /** What the map shows. */
  label: string
  /** What is in sight at first, and again when the person asks for all of it. */
  fit: readonly Position[]
  /** Another one begins anew with `fit`: another animal, another day. */
  of?: string
  units?: UnitSystem
  /** A place on the map was pressed. */
  onPress?: (at: Position) => void
  tall?: boolean
  /** Layers: `MapMarks`, `MapTrail`, `MapCircle`, `MapPolygon`. */
  children?: ReactNode
}

const step = 80

/**
 * The world, to be moved and come nearer to by mouse, fingers and keyboard: land, borders and towns of Natural Earth, drawn by ourselves, with
 * streets where the operator gave a region. What stands on it are its children.
 */
export function MapFrame({ label, fit, of = '', units = 'metric', onPress, tall, children }: MapFrameProps) {
  const { t } = useTranslation('site')
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const [moved, setMoved] = useState<{ of: string; view: View } | null>(null)
  const whole = useMemo(() => fitting(fit, size), [fit, size])
  const view = moved?.of === of ? moved.view : whole
  const show = useCallback((next: View) => setMoved({ of, view: within(next) }), [of])
  const state = useMemo<MapState>(
    () => ({ view, size, show, fit: (positions) => show(fitting(positions, size)) }),
    [view, size, show],
  )
  const gestures = useGestures({
    frame,
    view,
    size,
    show,
    onPress: onPress && ((at) => onPress(unproject(at, view, size))),
  })
  const help = useId()
  const middle = { x: size.width / 2, y: size.height / 2 }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== frame.current || event.ctrlKey || event.metaKey || event.altKey) return
    const ways: Record<string, () => void> = {
      ArrowLeft: () => show(panned(view, { x: -step, y: 0 })),
      ArrowRight: () => show(panned(view, { x: step, y: 0 })),
      ArrowUp: () => show(panned(view, { x: 0, y: -step })),
      ArrowDown: () => show(panned(view, { x: 0, y: step })),
      '+': () => show(zoomed(view, view.zoom + 1, middle, size)),
      '=': () => show(zoomed(view, view.zoom + 1, middle, size)),
      '-': () => show(zoomed(view, view.zoom - 1, middle, size)),
      Home: () => setMoved(null),
      Enter: () => onPress?.(unproject(middle, view, size)),
    }
    if (!ways[event.key]) return
    event.preventDefault()
    ways[event.key]!()
  }

  return (
    <div
      ref={frame}
      className={classes(styles.frame, tall && styles.tall, onPress && styles.drawing)}
      role="application"
      aria-label={label}
      aria-describedby={help}
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...gestures}
    >
      <VisuallyHidden id={help}>{t(onPress ? 'ui.map.drawHelp' : 'ui.map.help')}</VisuallyHidden>
      <MapContext value={state}>
        <MapGround />
        {children}
        {onPress && <span className={styles.cross} aria-hidden="true" />}
        <MapControls
          onNearer={() => show(zoomed(view, view.zoom + 1, middle, size))}
          onFarther={() => show(zoomed(view, view.zoom - 1, middle, size))}
          onAll={() => setMoved(null)}
        />
        <MapScale units={units} />
      </MapContext>
    </div>
  )
}
