import type { Position } from '#contract/kernel/geodesy.ts'
import type { NearbySharing } from '#contract/nearby/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'

/** Where others see somebody's pets. */
export async function pointOf(db: Reader, userId: string): Promise<Position | null> {
  const point = await db
    .selectFrom('nearby_points')
    .select(['latitude', 'longitude'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return point ?? null
}

export async function readSharing(db: Reader, userId: string): Promise<NearbySharing> {
  const pets = await db
    .selectFrom('pets')
    .leftJoin('nearby_pets as shown', 'shown.pet_id', 'pets.id')
    .select(['pets.id', 'pets.name', 'pets.species', 'shown.about', 'shown.pet_id as shown_id'])
    .where('pets.owner_id', '=', userId)
    .where('pets.archived_at', 'is', null)
    .orderBy('pets.created_at')
    .orderBy('pets.id')
    .execute()
  return {
    point: await pointOf(db, userId),
    pets: pets.map(({ id, name, species, about, shown_id: shown }) => ({
      id,
      name,
      species,
      shared: shown !== null,
      about: about ?? '',
    })),
  }
}
