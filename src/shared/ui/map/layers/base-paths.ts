import type { Outline, Outlines } from '../atlas/outlines.ts'
import { clipRing, type Box } from '../geometry/clip.ts'
import { worldWidth, type Point } from '../geometry/mercator.ts'

/** A part of the world at a whole zoom: what was drawn for it serves until the view leaves it. */
export interface Cell {
  readonly level: number
  /** Middle, in widths of the world. */
  readonly x: number
  readonly y: number
  /** Half of what is drawn around it, in pixels at `level`. */
  readonly reach: number
}

const meets = (one: Box, other: Box) =>
  one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top

/** Pixels under which a bend of a coast is not seen. */
const finest = 0.6

/** Land and borders around a cell's middle (0, 0), in pixels at its level, as paths of SVG. */
export function basePaths({ land, borders }: Outlines, cell: Cell): { land: string; borders: string } {
  const scale = worldWidth(cell.level)
  const reach = cell.reach / scale
  const near: Box = { left: cell.x - reach, right: cell.x + reach, top: cell.y - reach, bottom: cell.y + reach }
  const box: Box = { left: -cell.reach, right: cell.reach, top: -cell.reach, bottom: cell.reach }
  const copies = [-1, 0, 1]
  const each = (outlines: readonly Outline[], draw: (points: readonly Point[]) => string) =>
    copies
      .flatMap((turn) =>
        outlines
          .filter(({ box: { left, right, top, bottom } }) => meets({ left: left + turn, right: right + turn, top, bottom }, near))
          .map(({ points }) => draw(inPixels(points, turn, cell, scale))),
      )
      .join('')
  return {
    land: each(land, (ring) => {
      const clipped = clipRing(ring, box)
      return clipped.length < 3 ? '' : `${pathOf(clipped)}Z`
    }),
    borders: each(borders, pathOf),
  }
}

function inPixels(points: readonly Point[], turn: number, cell: Cell, scale: number): Point[] {
  const kept: Point[] = []
  for (const [index, { x, y }] of points.entries()) {
    const next = { x: (x + turn - cell.x) * scale, y: (y - cell.y) * scale }
    const last = kept.at(-1)
    const isEnd = index === points.length - 1
    if (!last || isEnd || Math.abs(next.x - last.x) + Math.abs(next.y - last.y) >= finest) kept.push(next)
  }
  return kept
}

const written = (value: number) => String(Math.round(value * 10) / 10)
const pathOf = (points: readonly Point[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${written(x)} ${written(y)}`).join('')
