import type { Position } from '#contract/kernel/geodesy.ts'
import type { ZoneShape } from '#contract/trackers/rules/zones.ts'
import type { ZoneKind } from '#contract/trackers/values.ts'

/** A zone of the pet, and how the tracker stands to it. */
export interface ZoneRow {
  readonly id: string
  readonly name: string
  readonly kind: ZoneKind
  readonly latitude: number | null
  readonly longitude: number | null
  readonly radius: number | null
  readonly points: readonly Position[] | null
  readonly inside: boolean | null
  readonly out_since: string | null
}

/** What the rules of zones judge by. */
export function shapeOf({
  kind,
  latitude,
  longitude,
  radius,
  points,
}: Omit<ZoneRow, 'id' | 'name' | 'inside' | 'out_since'>): ZoneShape {
  return kind === 'circle'
    ? { kind, centre: { latitude: latitude!, longitude: longitude! }, radius: radius! }
    : { kind, points: points! }
}
