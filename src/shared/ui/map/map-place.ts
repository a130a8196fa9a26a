import type { ReactNode } from 'react'
import type { Position } from '#contract/kernel/geodesy.ts'
import type { UnitSystem } from '#contract/kernel/unit-systems.ts'

export type { Position }

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
  /** In which its scale is; metric without. */
  units?: UnitSystem
}

/** How a place is called aloud. */
export const placeLabel = ({ name, note }: Pick<MapPlace, 'name' | 'note'>) => (note ? `${name}, ${note}` : name)
