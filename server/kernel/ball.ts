import { sql, type RawBuilder } from 'kysely'
import { earthRadius, unitVector, type Position } from '#contract/kernel/geodesy.ts'

/** A position as a point of the ball of radius 1, as columns of type `cube` hold it. */
export const ballPoint = (position: Position): RawBuilder<unknown> => {
  const [x, y, z] = unitVector(position)
  return sql`cube(array[${x}, ${y}, ${z}]::float8[])`
}

/** The straight way through the ball between points that are so many metres apart: what `<->` of two points answers. */
export const chordOf = (metres: number): number => 2 * Math.sin(Math.min(Math.PI, metres / earthRadius) / 2)

/** Metres along the ground of such a straight way. */
export const metresOfChord = (chord: number): number => 2 * earthRadius * Math.asin(Math.min(1, chord / 2))

/** Whether the ball's point in a column is at most so many metres from a position; found by a GiST index. */
export const isWithin = (column: RawBuilder<unknown>, position: Position, metres: number): RawBuilder<boolean> =>
  sql<boolean>`(${column} <@ cube_enlarge(${ballPoint(position)}, ${chordOf(metres)}::float8, 3)
    and cube_distance(${column}, ${ballPoint(position)}) <= ${chordOf(metres)}::float8)`
