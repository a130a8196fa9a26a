import type { Insertable } from 'kysely'
import { utcDay } from '#contract/kernel/days.ts'
import type { Tables } from '#server/kernel/db.ts'
import { instantOfWall } from '#server/kernel/wall-clock.ts'
import { places } from '#server/seed/places.ts'
import { Dice } from '#server/seed/random.ts'
import { address, daysFrom, insertAll, near, type PeopledWorld, type World } from '#server/seed/world.ts'
import '../tables.ts'
import { drafts, type EventDraft } from './drafts.ts'

/** Its own, so that nothing else of the world falls otherwise. */
const seed = 20_261_122
const minute = 60_000

/** At this hour of the place's clock, so many days from now. Seeded hours lie far from any change of clocks. */
function at(world: World, timeZone: string, days: number, hour: number): Date {
  const day = utcDay(daysFrom(world, days))
  return new Date(instantOfWall(`${day}T${String(hour).padStart(2, '0')}:00`, timeZone)!)
}

const paragraphs = (texts: readonly string[]) =>
  JSON.stringify({ type: 'doc', content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })) })

/** Events around the seeded towns: the demonstration patient (the first) organises some, goes to one and waits for another. */
export async function seedEvents(outer: PeopledWorld): Promise<void> {
  const world = { ...outer, dice: new Dice(seed) }
  const [first, ...others] = world.patients
  const events: Insertable<Tables['events']>[] = []
  const guests: Insertable<Tables['event_guests']>[] = []
  const row = (draft: EventDraft, organiser: string): Insertable<Tables['events']> => {
    const place = places.find(({ city }) => city === draft.city)!
    const created = daysFrom(world, Math.min(-3, draft.day - 10))
    const starts = at(world, place.timeZone, draft.day, draft.hour)
    return {
      id: world.dice.id(created),
      organiser_id: organiser,
      title: draft.title,
      description: paragraphs(draft.text),
      kind: draft.kind,
      for_whom: draft.forWhom,
      audience: draft.audience,
      picture_id: null,
      place_name: draft.place,
      address: JSON.stringify(address(world, place)),
      ...near(world, place),
      starts_at: starts.toISOString(),
      ends_at: new Date(starts.getTime() + draft.minutes * minute).toISOString(),
      time_zone: place.timeZone,
      guest_limit: draft.limit,
      state: draft.reason === undefined ? 'open' : 'cancelled',
      reason: draft.reason ?? null,
      created_at: created.toISOString(),
      updated_at: created.toISOString(),
    }
  }
  for (const draft of drafts) {
    const event = row(draft, draft.organisedByFirst ? first!.id : world.dice.pick(others).id)
    events.push(event)
    const add = (user_id: string, standing: 'going' | 'interested' | 'waiting') =>
      guests.push({ event_id: event.id, user_id, standing, created_at: event.created_at })
    const people = world.dice.some(others, draft.going + draft.interested).filter(({ id }) => id !== event.organiser_id)
    people.slice(0, draft.going).forEach(({ id }) => add(id, 'going'))
    people.slice(draft.going).forEach(({ id }) => add(id, 'interested'))
    if (draft.first) add(first!.id, draft.first)
  }
  await insertAll(world, 'events', events)
  await insertAll(world, 'event_guests', guests)
}
