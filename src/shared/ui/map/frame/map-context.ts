import { createContext, useContext } from 'react'
import type { Position } from '../map-place.ts'
import { project, unproject, type Point, type Size, type View } from '../geometry/mercator.ts'

export interface MapState {
  readonly view: View
  readonly size: Size
  readonly show: (view: View) => void
  /** Brings all of these into sight. */
  readonly fit: (positions: readonly Position[]) => void
}

export const MapContext = createContext<MapState | null>(null)

export function useMap() {
  const state = useContext(MapContext)
  if (!state) throw new Error('This belongs into a map')
  const { view, size } = state
  return {
    ...state,
    toPicture: (position: Position): Point => project(position, view, size),
    toWorld: (point: Point): Position => unproject(point, view, size),
  }
}
