import { describe, expect, it } from 'vitest'
import { eventsContract as events } from '#contract/events/contract.ts'
import type { GuestStanding } from '#contract/events/values.ts'
import { draft, makeEvent } from './testing/make-event.ts'
import { makeDoctor, makeEveryRole, makePatient, signIn, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()
const { call, refusal } = server

const read = (id: string, as?: Person) => call(events.readEvent, { params: { id } }, { as })
const attend = (id: string, as: Person, standing: GuestStanding = 'going') =>
  call(events.attendEvent, { params: { id }, body: { standing } }, { as })

describe('inviting', () => {
  it('keeps what was said, with the instants that the place’s clock shows', async () => {
    const organiser = await makePatient(server, { name: 'Ann Bell' })
    const event = await call(
      events.createEvent,
      { body: draft({ limit: 4, startsAt: '2026-03-08T18:00', endsAt: '2026-03-08T19:30' }) },
      { as: organiser },
    )
    // Clocks went forward that morning in New York: 18:00 is 22:00 UTC, not 23:00.
    expect(event).toMatchObject({
      title: 'A walk by the river',
      startsAt: '2026-03-08T22:00:00.000Z',
      endsAt: '2026-03-08T23:30:00.000Z',
      timeZone: 'America/New_York',
      limit: 4,
      going: 0,
      own: true,
      standing: null,
      organiser: { name: 'Ann Bell' },
    })
    expect(await read(event.id, organiser)).toEqual(event)
  })

  it.each([
    [{ startsAt: '2026-03-08T02:30', endsAt: '2026-03-08T05:00' }, 'startsAt', 'time_skipped'],
    [{ startsAt: '2026-03-01T10:00', endsAt: '2026-03-08T05:00' }, 'startsAt', 'in_the_past'],
    [{ startsAt: '2027-03-08T10:00', endsAt: '2027-03-08T11:00' }, 'startsAt', 'time_too_far'],
    [{ endsAt: '2026-03-20T17:59' }, 'endsAt', 'end_before_start'],
    [{ endsAt: '2026-03-28T19:00' }, 'endsAt', 'lasts_too_long'],
    [{ picture: '01900000-0000-7000-8000-00000000dead' }, 'picture', 'no_such_file'],
    [{ startsAt: '2026-03-20T18:00Z' }, 'startsAt', 'invalid_format'],
    [{ startsAt: '2026-02-30T18:00' }, 'startsAt', 'invalid_format'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'unknown_time_zone'],
    [{ limit: 0 }, 'limit', 'too_small'],
  ])('refuses %j at its field', async (changes, field, code) => {
    const as = await makePatient(server)
    const answer = await refusal(events.createEvent, { body: draft(changes) }, { as })
    expect(answer).toMatchObject({ status: 422, errors: [{ field, code }] })
  })

  it('stops after a handful a day, and goes on the next', async () => {
    const organiser = await makePatient(server)
    const create = (as: Person) => server.send(events.createEvent, { body: draft() }, { as })
    for (let index = 0; index < 5; index++) expect((await create(organiser)).status).toBe(201)
    expect((await create(organiser)).status).toBe(429)
    expect((await create(await makePatient(server))).status).toBe(201)
    server.clock.advance({ hours: 25 })
    expect((await create(await signIn(server, organiser))).status).toBe(201)
  })

  it('knows about where a town is', async () => {
    await makeDoctor(server, {}, { latitude: 42.36, longitude: -71.06 })
    const as = await makePatient(server)
    const event = await call(events.createEvent, { body: draft() }, { as })
    expect(event.place).toMatchObject({ name: 'Pier 51', latitude: 42.36, longitude: -71.06 })
    const address = { ...draft().address, city: 'Nowhere' }
    const elsewhere = await call(events.createEvent, { body: draft({ address }) }, { as })
    expect(elsewhere.place).toMatchObject({ latitude: null, longitude: null })
  })
})

describe('reading', () => {
  it('shows visitors what is for everyone, with the organiser’s first name; what is for members does not exist for them', async () => {
    const organiser = await makePatient(server, { name: 'Ann Bell' })
    const [open, closed] = [await makeEvent(server, organiser, { audience: 'everyone' }), await makeEvent(server, organiser)]
    expect(await read(open)).toMatchObject({ organiser: { name: 'Ann', avatar: null }, own: false })
    const hidden = await refusal(events.readEvent, { params: { id: closed } })
    expect(hidden).toEqual(await refusal(events.readEvent, { params: { id: organiser.userId } }))
    expect(hidden.status).toBe(404)
    expect((await server.send(events.readEventCalendarFile, { params: { id: closed } })).status).toBe(404)
    expect(await read(closed, await makeDoctor(server))).toMatchObject({ organiser: { name: 'Ann Bell' } })
    expect((await call(events.listEvents, { query: {} })).items.map(({ id }) => id)).toEqual([open])
  })

  it('tells guests’ names to who is signed in, page by page, and nothing else of them', async () => {
    const organiser = await makePatient(server)
    const id = await makeEvent(server, organiser, { audience: 'everyone' })
    for (const name of ['Bo Ash', 'Cy Elm', 'Di Fir']) await attend(id, await makePatient(server, { name }))
    expect(await refusal(events.listGuests, { params: { id } })).toMatchObject({ status: 401 })
    const as = await makeDoctor(server)
    const first = await call(events.listGuests, { params: { id }, query: { limit: 2 } }, { as })
    const second = await call(events.listGuests, { params: { id }, query: { limit: 2, cursor: first.next! } }, { as })
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['Bo Ash', 'Cy Elm', 'Di Fir'])
    expect(Object.keys(first.items[0]!).toSorted()).toEqual(['avatar', 'id', 'name'])
  })

  it.each(['pharmacy', 'company'] as const)('tells a %s no guest’s full name or picture', async (role) => {
    const id = await makeEvent(server, await makePatient(server), { audience: 'everyone' })
    for (const name of ['Bo Ash', 'Cy van der Élm', 'Di']) await attend(id, await makePatient(server, { name }))
    await server.db.updateTable('users').set({ avatar: '/a.png' }).where('name', '=', 'Bo Ash').execute()
    const as = (await makeEveryRole(server))[role]
    const { items } = await call(events.listGuests, { params: { id }, query: {} }, { as })
    expect(items.map(({ name, avatar }) => [name, avatar])).toEqual([
      ['Bo A.', null],
      ['Cy É.', null],
      ['Di', null],
    ])
  })

  it('hides events of a suspended organiser from everybody', async () => {
    const organiser = await makePatient(server)
    const id = await makeEvent(server, organiser, { audience: 'everyone' })
    await server.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', organiser.userId).execute()
    const as = await makePatient(server)
    expect(await refusal(events.readEvent, { params: { id } }, { as })).toMatchObject({ status: 404 })
    expect(await refusal(events.attendEvent, { params: { id }, body: { standing: 'going' } }, { as })).toMatchObject({
      status: 404,
    })
    expect((await call(events.listEvents, { query: {} }, { as })).items).toEqual([])
  })

  it('gives the event as a calendar file with its place, and cancelled once it is', async () => {
    const organiser = await makePatient(server)
    const id = await makeEvent(server, organiser)
    const file = async () =>
      (await (await call(events.readEventCalendarFile, { params: { id } }, { as: organiser })).text()).replaceAll('\r\n ', '')
    expect(await file()).toContain('LOCATION:Pier 51\\, 1 Willow Lane\\, Boston')
    expect(await file()).toContain('DTSTART:20260320T220000Z')
    await call(events.cancelEvent, { params: { id }, body: { reason: 'Rain all day' } }, { as: organiser })
    expect(await file()).toMatch(/METHOD:CANCEL[^]*SEQUENCE:2[^]*STATUS:CANCELLED/)
  })
})

describe('finding', () => {
  const near = { latitude: 42.36, longitude: -71.06 }

  it('finds what is open and ahead, by kind, words and distance', async () => {
    const organiser = await makePatient(server)
    const make = (columns: Record<string, unknown>) => makeEvent(server, organiser, columns)
    const walk = await make({ ...near, title: 'A slow walk' })
    const far = await make({
      latitude: 40.74,
      longitude: -73.99,
      kind: 'talk',
      starts_at: '2026-03-10T10:00:00.000Z',
      ends_at: '2026-03-10T11:00:00.000Z',
    })
    const nowhere = await make({ starts_at: '2026-03-09T10:00:00.000Z', ends_at: '2026-03-09T11:00:00.000Z' })
    await make({ starts_at: '2026-03-01T10:00:00.000Z', ends_at: '2026-03-01T11:00:00.000Z' })
    await make({ state: 'cancelled', reason: 'Rain' })
    const found = async (query: Record<string, unknown>) =>
      (await call(events.listEvents, { query }, { as: organiser })).items.map(({ id }) => id)
    expect(await found({})).toEqual([nowhere, far, walk])
    expect(await found({ kind: 'talk' })).toEqual([far])
    expect(await found({ search: 'SLOW' })).toEqual([walk])
    expect(await found({ search: '%' })).toEqual([])
    // What an address is made of is no word of it.
    expect(await found({ search: 'city' })).toEqual([])
    expect(await found({ search: 'boston', kind: 'walk' })).toEqual([nowhere, walk])
    expect(await found({ ...near, sort: 'nearest' })).toEqual([walk, far, nowhere])
    expect(await found({ ...near, maximumDistance: 50 })).toEqual([walk])
    const [first] = (await call(events.listEvents, { query: { ...near, sort: 'nearest' } })).items
    expect(first).toBeUndefined()
    expect(await refusal(events.listEvents, { query: { sort: 'nearest' } })).toMatchObject({ errors: [{ field: 'latitude' }] })
    expect(await refusal(events.listEvents, { query: { longitude: 1 } })).toMatchObject({ errors: [{ field: 'latitude' }] })
  })

  it.each(['soonest', 'nearest'] as const)('gives each once, page by page, %s first', async (sort) => {
    const organiser = await makePatient(server)
    const made = []
    for (let index = 0; index < 5; index++) made.push(await makeEvent(server, organiser, near))
    const seen: string[] = []
    for (let cursor: string | null | undefined = undefined; cursor !== null;) {
      const page: { items: { id: string }[]; next: string | null } = await call(
        events.listEvents,
        { query: { ...near, sort, limit: 2, cursor } },
        { as: organiser },
      )
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.next
    }
    expect(seen.toSorted()).toEqual(made.toSorted())
  })

  it('tells one’s own apart: those one goes to, organises, and those that are over or cancelled', async () => {
    const [me, other] = [await makePatient(server), await makePatient(server)]
    const [mine, theirs, off] = [await makeEvent(server, me), await makeEvent(server, other), await makeEvent(server, other)]
    await makeEvent(server, other)
    await attend(theirs, me, 'interested')
    await attend(off, me)
    await call(events.cancelEvent, { params: { id: off }, body: { reason: 'Rain' } }, { as: other })
    const own = async (tab: 'going' | 'organised' | 'past') =>
      (await call(events.listOwnEvents, { query: { tab } }, { as: me })).items.map(({ id }) => id)
    expect([await own('going'), await own('organised'), await own('past')]).toEqual([[theirs], [mine], [off]])
  })
})
