import { destination } from '#contract/kernel/geodesy.ts'
import { blurredPoint } from '#contract/nearby/rules.ts'
import type { FileStore } from '#server/kernel/ports.ts'
import { places } from '#server/seed/places.ts'
import { Dice } from '#server/seed/random.ts'
import { daysFrom, insertAll, type PeopledWorld } from '#server/seed/world.ts'
import '../tables.ts'
import { catPicture } from './cat-picture.ts'

/** Its own, so that nothing else of the world falls otherwise. */
const seed = 20_261_203

/** The demonstration patient's cat is lost since this morning; two people have seen it. */
export async function seedLost(outer: PeopledWorld): Promise<void> {
  const world = { ...outer, dice: new Dice(seed) }
  const [first] = world.patients
  const cat = first?.pets.find(({ species }) => species === 'cat')
  if (!first || !cat) return
  const opened = daysFrom(world, -0.15)
  const home = { latitude: places[0]!.latitude, longitude: places[0]!.longitude }
  const blurred = blurredPoint(home, { distance: world.dice.next(), bearing: world.dice.next() })
  const id = world.dice.id(opened)
  if (world.files) await givePicture(world, world.files, { petId: cat.id, ownerId: first.id, at: opened })
  await insertAll(world, 'lost_cases', [
    {
      id,
      code: 'demonstration-cat',
      pet_id: cat.id,
      owner_id: first.id,
      opened_at: opened.toISOString(),
      last_seen_at: daysFrom(world, -0.2).toISOString(),
      ...home,
      blurred_latitude: blurred.latitude,
      blurred_longitude: blurred.longitude,
      words: 'Slipped out of the window on the courtyard. Shy with strangers, comes for treats.',
      mark: 'A white spot under the chin, shaped like a heart.',
    },
  ])
  const sighting = (days: number, bearing: number, far: number, words: string, mark: string) => ({
    id: world.dice.id(daysFrom(world, days)),
    case_id: id,
    seen_at: daysFrom(world, days).toISOString(),
    ...destination(home, bearing, far),
    words,
    mark,
    contact: 'Sam, +1 202 555 0171',
    created_at: daysFrom(world, days).toISOString(),
  })
  const sightings = [
    sighting(-0.1, 0.7, 260, 'Under a parked van, ran towards the garden.', ''),
    sighting(-0.05, 1.1, 390, 'Sat on the wall behind the bakery.', 'white under the chin'),
  ]
  await insertAll(world, 'lost_sightings', sightings)
  await insertAll(world, 'lost_messages', [
    {
      id: world.dice.id(daysFrom(world, -0.04)),
      sighting_id: sightings[1]!.id,
      by_owner: true,
      words: 'Thank you! Is she still there? I am on my way with her blanket.',
      created_at: daysFrom(world, -0.04).toISOString(),
    },
  ])
  // Two helpers have walked along the streets around.
  const walked = Array.from({ length: 34 }, (_, step) => ({ x: step - 16, y: Math.round(4 * Math.sin(step / 4)) + (step % 2) }))
  await insertAll(
    world,
    'lost_walks',
    walked.map((cell) => ({ case_id: id, ...cell, walked_at: daysFrom(world, -0.03).toISOString() })),
  )
}

/** Whoever is sent the page, and the poster, shows what the cat looks like. */
async function givePicture(
  { db, dice }: PeopledWorld,
  files: FileStore,
  { petId, ownerId, at }: { readonly petId: string; readonly ownerId: string; readonly at: Date },
): Promise<void> {
  const id = dice.id(at)
  const bytes = catPicture()
  await files.write(id, bytes, 'image/webp')
  const file = { id, owner_id: ownerId, purpose: 'petPicture' as const, type: 'image/webp' as const, bytes: bytes.byteLength }
  await db
    .insertInto('files')
    .values({ ...file, created_at: at, released_at: null })
    .execute()
  await db.updateTable('pets').set({ picture_id: id }).where('id', '=', petId).execute()
}
