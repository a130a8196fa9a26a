import type { CSSProperties, ReactNode } from 'react'
import { destination } from '#contract/kernel/geodesy.ts'
import { classes } from '../../classes.ts'
import { useMap } from '../frame/map-context.ts'
import type { Point } from '../geometry/mercator.ts'
import type { Position } from '../map-place.ts'
import styles from './MapLayers.module.css'

export type ShapeTone = 'accent' | 'pets' | 'success' | 'warning' | 'error' | 'quiet'

const colours: Record<ShapeTone, string> = {
  accent: 'var(--accent)',
  pets: 'var(--accent-pets)',
  success: 'var(--success)',
  warning: 'var(--warning)',
  error: 'var(--error)',
  quiet: 'var(--text-quiet)',
}
const toned = (tone: ShapeTone) => ({ '--tone': colours[tone] }) as CSSProperties

interface ShapeProps {
  tone?: ShapeTone
  dashed?: boolean
}

/** What follows one another on the ground follows one another in the picture: nothing jumps round the world at 180°. */
function useLine(points: readonly Position[]): readonly Point[] {
  const { toPicture, view } = useMap()
  const world = 256 * 2 ** view.zoom
  const line: Point[] = []
  for (const position of points) {
    const { x, y } = toPicture(position)
    const last = line.at(-1)
    line.push({ x: last ? x + Math.round((last.x - x) / world) * world : x, y })
  }
  return line
}

const pathOf = (points: readonly Point[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

function Layer({ children }: { children: ReactNode }) {
  const { size } = useMap()
  return (
    <svg className={styles.layer} width={size.width} height={size.height} aria-hidden="true">
      {children}
    </svg>
  )
}

/** A closed line and what is within. */
export function MapPolygon({ points, tone = 'accent', dashed }: ShapeProps & { points: readonly Position[] }) {
  const line = useLine(points)
  if (line.length < 2) return null
  return (
    <Layer>
      <path d={`${pathOf(line)}Z`} className={classes(styles.area, dashed && styles.dashed)} style={toned(tone)} />
    </Layer>
  )
}

/** Many areas in one tone, as one drawing: thousands of squares stay quick. */
export function MapAreas({ areas, tone = 'quiet' }: { areas: readonly (readonly Position[])[]; tone?: ShapeTone }) {
  const { toPicture } = useMap()
  if (areas.length === 0) return null
  const d = areas.map((area) => `${pathOf(area.map(toPicture))}Z`).join('')
  return (
    <Layer>
      <path d={d} className={styles.ground} style={toned(tone)} />
    </Layer>
  )
}

const corners = 72

/** All that lies within so many metres: round on the ground, and as the map's projection stretches it. */
export function MapCircle({ centre, radius, ...shape }: ShapeProps & { centre: Position; radius: number }) {
  const rim = Array.from({ length: corners }, (_, index) => destination(centre, (2 * Math.PI * index) / corners, radius))
  return <MapPolygon points={rim} {...shape} />
}

/** Where something went. */
export function MapTrail({ points, tone = 'accent', dashed }: ShapeProps & { points: readonly Position[] }) {
  const line = useLine(points)
  if (line.length < 2) return null
  const d = pathOf(line)
  return (
    <Layer>
      <path d={d} className={styles.trailEdge} />
      <path d={d} className={classes(styles.trail, dashed && styles.dashed)} style={toned(tone)} />
    </Layer>
  )
}

/** A mark that leads nowhere: where one is, where an animal is now. */
export function MapPin({ at, label, children }: { at: Position; label?: string; children?: ReactNode }) {
  const { x, y } = useMap().toPicture(at)
  return (
    <span className={styles.pin} style={{ left: `${x}px`, top: `${y}px` }} {...(label && { role: 'img', 'aria-label': label })}>
      {children ?? <span className={styles.here} />}
    </span>
  )
}
