import { sql, type RawBuilder } from 'kysely'
import { invalid } from './errors.ts'

/** Where somebody asks from; both or none. */
export interface AskedPosition {
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}

/** Kilometres along the great circle from the asked position to a row's `latitude` and `longitude`; null where either has none. */
export function distanceTo(table: string, { latitude, longitude }: AskedPosition): RawBuilder<unknown> {
  if (latitude === undefined || longitude === undefined) return sql`null::float8`
  const [north, east] = [sql.ref(`${table}.latitude`), sql.ref(`${table}.longitude`)]
  return sql`(6371 * 2 * asin(least(1, sqrt(
    power(sin(radians(${north} - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(${north}))
    * power(sin(radians(${east} - ${longitude}::float8) / 2), 2)))))`
}

/** @throws Refusal 422 for half a position, or none where the question needs one. */
export function mustHavePosition({ latitude, longitude }: AskedPosition, isNeeded: boolean): void {
  if (latitude === undefined && (longitude !== undefined || isNeeded)) throw invalid('latitude', 'required', 'Say where')
  if (longitude === undefined && latitude !== undefined) throw invalid('longitude', 'required', 'Say where')
}
