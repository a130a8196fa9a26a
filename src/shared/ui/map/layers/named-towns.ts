import type { Town } from '../atlas/towns.ts'
import { project, type Size, type View } from '../geometry/mercator.ts'

const ranksFrom = (zoom: number) => (zoom < 3.5 ? 1 : zoom < 6.5 ? 2 : 3)
const letter = 7.2
const line = 18

/** The towns in sight whose names have room, the larger ones first. Pure. */
export function namedTowns(towns: readonly Town[], view: View, size: Size): readonly Town[] {
  const taken: { left: number; top: number; right: number }[] = []
  return towns.filter((town) => {
    if (town.rank > ranksFrom(view.zoom)) return false
    const { x, y } = project(town, view, size)
    if (x < -4 || x > size.width || y < 0 || y > size.height) return false
    const own = { left: x - 6, top: y, right: x + 12 + town.name.length * letter }
    const isCrowded = taken.some(({ left, top, right }) => Math.abs(top - own.top) < line && left < own.right && right > own.left)
    if (!isCrowded) taken.push(own)
    return !isCrowded
  })
}
