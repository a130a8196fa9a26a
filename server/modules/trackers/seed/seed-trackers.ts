import { destination, type Position } from '#contract/kernel/geodesy.ts'
import { utcDay } from '#contract/kernel/days.ts'
import { Dice } from '#server/seed/random.ts'
import { daysFrom, insertAll, type PeopledWorld } from '#server/seed/world.ts'
import '../tables.ts'

/** Its own, so that nothing else of the world falls otherwise. */
const seed = 20_261_202
const minute = 60_000
const home: Position = { latitude: 40.7423, longitude: -73.9876 }
const park: Position = { latitude: 40.7362, longitude: -73.9903 }

/** The demonstration patient's dog walks to the park twice a day with a tracker on; the zone is the block it lives in. */
export async function seedTrackers(outer: PeopledWorld): Promise<void> {
  const world = { ...outer, dice: new Dice(seed) }
  const [first] = world.patients
  const dog = first?.pets.find(({ species }) => species === 'dog') ?? first?.pets[0]
  if (!first || !dog) return
  const id = world.dice.id(daysFrom(world, -12))
  const fixes = walkedDays(world)
  const last = fixes.at(-1)!
  await insertAll(world, 'trackers', [
    {
      id,
      pet_id: dog.id,
      owner_id: first.id,
      name: 'Collar',
      // Of no key: nobody can send in its name until a key is made.
      key_hash: `demonstration ${id}`,
      created_at: daysFrom(world, -95).toISOString(),
      fixed_at: last.fixed_at,
      latitude: last.latitude,
      longitude: last.longitude,
      accuracy: 12,
      battery: 64,
      seen_at: last.fixed_at,
      usual_seconds: 60,
    },
  ])
  await insertAll(
    world,
    'tracker_fixes',
    fixes.map((fix) => ({ ...fix, tracker_id: id })),
  )
  const zone = { id: world.dice.id(daysFrom(world, -11)), pet_id: dog.id, name: 'Home', kind: 'circle' as const }
  await insertAll(world, 'safe_zones', [
    { ...zone, ...home, radius: 160, points: null, created_at: daysFrom(world, -11).toISOString() },
  ])
  await insertAll(world, 'tracker_days', walkedBefore(world, id))
  await insertAll(world, 'distance_consents', [{ pet_id: dog.id, given_at: daysFrom(world, -60).toISOString() }])
  await insertAll(world, 'zone_standings', [{ zone_id: zone.id, tracker_id: id, inside: true, out_since: null }])
}

/** Three days: at home a fix each quarter of an hour, on the way one a minute. */
function walkedDays(world: PeopledWorld & { readonly dice: Dice }) {
  const noise = (at: Position, metres: number) => destination(at, world.dice.next() * 6.28, world.dice.next() * metres)
  const fixes: { fixed_at: string; latitude: number; longitude: number; accuracy: number; speed: number; battery: number }[] = []
  const now = world.now.getTime()
  for (let at = now - 3 * 24 * 60 * minute; at < now - minute;) {
    const hour = ((at - now) / (60 * minute)) % 12
    // Of each twelve hours the last but two: half an hour there, half an hour in the park, half an hour back.
    const walked = (hour + 3.5) * 60
    const isOut = walked >= 0 && walked < 90
    const part = walked < 30 ? walked / 30 : walked < 60 ? 1 : (90 - walked) / 30
    const place = isOut
      ? {
          latitude: home.latitude + (park.latitude - home.latitude) * part,
          longitude: home.longitude + (park.longitude - home.longitude) * part + Math.sin(part * 9) * 0.0007,
        }
      : home
    fixes.push({
      fixed_at: new Date(at).toISOString(),
      ...noise(place, isOut ? 9 : 14),
      accuracy: 12,
      speed: isOut ? 1.1 : 0,
      battery: Math.max(5, Math.round(64 + (now - at) / (3 * 60 * minute))),
    })
    at += isOut ? minute : 15 * minute
  }
  return fixes.map((fix) => ({ ...fix, battery: Math.min(100, fix.battery) }))
}

/** A quarter of a year of days that were counted: longer at weekends, and longer from month to month. */
function walkedBefore(world: PeopledWorld & { readonly dice: Dice }, trackerId: string) {
  return Array.from({ length: 86 }, (_, index) => {
    const day = daysFrom(world, -90 + index)
    const usual = 2600 + index * 22 + (day.getUTCDay() % 6 === 0 ? 900 : 0)
    const metres = Math.round(usual + world.dice.between(-700, 700))
    return { tracker_id: trackerId, day: utcDay(day), metres, fixes: 300 }
  })
}
