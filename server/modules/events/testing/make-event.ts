import type { z } from 'zod'
import type { eventDraft } from '#contract/events/schemas.ts'
import type { Person } from '../../../../tests/support/people.ts'
import { insertRow } from '../../../../tests/support/rows.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

export const eventText = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Bring a lead.' }] }] }

const address = { lines: ['1 Willow Lane'], city: 'Boston', region: 'MA', postalCode: '02108', country: 'US' }

/** What an organiser sends: a walk three weeks after the test's clock, for members, without a limit. */
export const draft = (changes: Partial<z.input<typeof eventDraft>> = {}): z.input<typeof eventDraft> => ({
  title: 'A walk by the river',
  kind: 'walk',
  forWhom: 'dog',
  audience: 'members',
  description: eventText as z.input<typeof eventDraft>['description'],
  placeName: 'Pier 51',
  address,
  startsAt: '2026-03-20T18:00',
  endsAt: '2026-03-20T20:00',
  timeZone: 'America/New_York',
  limit: null,
  picture: null,
  ...changes,
})

/** An event as it stands in the table; answers its id. */
export async function makeEvent(server: TestServer, organiser: Person, columns: Record<string, unknown> = {}): Promise<string> {
  const id = server.platform.ids.next()
  const now = server.clock.now()
  await insertRow(server.db, 'events', {
    id,
    organiser_id: organiser.userId,
    title: 'A walk by the river',
    description: eventText,
    kind: 'walk',
    for_whom: 'dog',
    audience: 'members',
    place_name: 'Pier 51',
    address,
    starts_at: '2026-03-20T22:00:00.000Z',
    ends_at: '2026-03-21T00:00:00.000Z',
    time_zone: 'America/New_York',
    created_at: now,
    updated_at: now,
    ...columns,
  })
  return id
}
