import type { ReactNode } from 'react'
import type { UnitSystem } from '#contract/kernel/unit-systems.ts'

/** Degrees, WGS 84. */
export interface Position {
  latitude: number
  longitude: number
}

/** Something that is somewhere. */
export interface MapPlace {
  key: string
  name: string
  position: Position
  /** Said behind the name: how far it is, until when it is open. */
  note?: string
  /** Where it can be looked at. */
  to: string
  /** What marks it on our own drawing, 34 pixels wide. */
  mark: ReactNode
}

export interface MapProps {
  /** What the map shows. */
  label: string
  places: readonly MapPlace[]
  centre: Position
  /** What lies in the middle, for people: a town, "your position". */
  centreName: string
  /** In which the rings' distances are round; metric without. */
  units?: UnitSystem
}

/** How a place is called aloud. */
export const placeLabel = ({ name, note }: Pick<MapPlace, 'name' | 'note'>) => (note ? `${name}, ${note}` : name)
