import { useMemo } from 'react'
import type { Position } from '#contract/kernel/geodesy.ts'
import { cornersOf } from '#contract/lost/search-grid.ts'
import { MapAreas } from '#shared/ui/map/layers/MapShapes.tsx'

/** The ground that helpers walked lies in shade; what stays bright was not searched. */
export function WalkedGround({ middle, walked }: { middle: Position; walked: readonly (readonly [number, number])[] }) {
  const areas = useMemo(() => walked.map(([x, y]) => cornersOf(middle, { x, y })), [middle, walked])
  return <MapAreas areas={areas} />
}
