import type { Point } from '../geometry/mercator.ts'

export interface Cluster<T> {
  readonly items: readonly T[]
  readonly at: Point
}

/** Pixels of a mark with the room around it that a finger needs. */
export const markRoom = 46
/** So many stand beside one another; more are one mark with their number. */
const mostBeside = 4

interface Placed<T> {
  readonly item: T
  readonly at: Point
}

/**
 * Marks that would hide one another are taken together: a few are put beside one another around where they belong, many become one mark with
 * a number. The same marks give the same picture. Pure.
 */
export function clusters<T>(placed: readonly Placed<T>[], isNearest: boolean): readonly Cluster<T>[] {
  const groups: Placed<T>[][] = []
  for (const each of placed) {
    const group = groups.find(([first]) => Math.hypot(first!.at.x - each.at.x, first!.at.y - each.at.y) < markRoom)
    if (group) group.push(each)
    else groups.push([each])
  }
  return groups.flatMap((group) => {
    const at = middleOf(group.map((each) => each.at))
    if (group.length > mostBeside && !isNearest) return [{ items: group.map(({ item }) => item), at }]
    return group.map(({ item }, index) => ({
      items: [item],
      at: group.length === 1 ? group[0]!.at : beside(at, index, group.length),
    }))
  })
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** On a circle so wide that neighbours keep their room. */
function beside(at: Point, index: number, count: number): Point {
  const radius = markRoom / 2 / Math.sin(Math.PI / Math.max(2, count))
  const angle = (2 * Math.PI * index) / count
  return { x: at.x - Math.cos(angle) * radius, y: at.y + Math.sin(angle) * radius }
}
