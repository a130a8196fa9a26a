import type { Position } from '#contract/kernel/geodesy.ts'
import type { SafeZone, Tracker, ZoneDraft } from '#contract/trackers/schemas.ts'
import { trackerLimits, type ZoneKind } from '#contract/trackers/values.ts'

/** A safe zone while it is being drawn. */
export interface ZoneDrawing {
  /** Of a zone that is changed. */
  readonly id: string | null
  readonly kind: ZoneKind
  readonly name: string
  readonly centre: Position | null
  readonly radius: number
  readonly points: readonly Position[]
}

const usualRadius = 150

export const newDrawing = (kind: ZoneKind, { last }: Tracker, name: string): ZoneDrawing => ({
  id: null,
  kind,
  name,
  centre: kind === 'circle' && last ? { latitude: last.latitude, longitude: last.longitude } : null,
  radius: usualRadius,
  points: [],
})

export const drawingOf = ({ id, kind, name, centre, radius, points }: SafeZone): ZoneDrawing => ({
  id,
  kind,
  name,
  centre,
  radius: radius ?? usualRadius,
  points: points ?? [],
})

/** What a press on the map does: a circle moves there, a polygon has another corner. */
export function drawnAt(drawing: ZoneDrawing, at: Position): ZoneDrawing {
  if (drawing.kind === 'circle') return { ...drawing, centre: at }
  return drawing.points.length >= trackerLimits.corners ? drawing : { ...drawing, points: [...drawing.points, at] }
}

/** What is sent; `null` while something is missing. */
export function draftOf({ kind, name, centre, radius, points }: ZoneDrawing): ZoneDraft | null {
  if (name.trim() === '') return null
  if (kind === 'circle') return centre && { kind, name, centre: { ...centre }, radius }
  return points.length < 3 ? null : { kind, name, points: points.map((point) => ({ ...point })) }
}
