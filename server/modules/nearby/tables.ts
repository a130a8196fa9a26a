import type { ColumnType } from 'kysely'
import type { Generated, Instant } from '#server/kernel/columns.ts'

/** Where others see somebody's pets: 250 to 500 m from where they are, which is kept nowhere. */
export interface NearbyPointTable {
  user_id: string
  latitude: number
  longitude: number
  /** The same on the ball of radius 1, by the database. */
  ball: ColumnType<string, never, never>
  drawn_at: Instant
}

export interface NearbyPetTable {
  pet_id: string
  user_id: string
  about: Generated<string>
  shared_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    nearby_points: NearbyPointTable
    nearby_pets: NearbyPetTable
  }
}
