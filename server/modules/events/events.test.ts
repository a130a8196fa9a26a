import { describe, expect, it } from 'vitest'
import { eventsContract as events } from '#contract/events/contract.ts'
import type { GuestStanding } from '#contract/events/values.ts'
import { filesContract } from '#contract/files/contract.ts'
import { noticesContract } from '#contract/notices/contract.ts'
import { draft, makeEvent } from '../../../tests/support/events.ts'
import { makeDoctor, makePatient, signIn, type Person } from '../../../tests/support/people.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()
const { call, refusal } = server

const read = (id: string, as?: Person) => call(events.readEvent, { params: { id } }, { as })
const attend = (id: string, as: Person, standing: GuestStanding = 'going') =>
  call(events.attendEvent, { params: { id }, body: { standing } }, { as })
const leave = (id: string, as: Person) => call(events.leaveEvent, { params: { id } }, { as })
const change = (id: string, as: Person, changes: Parameters<typeof draft>[0] = {}, version = 1) =>
  ({ params: { id }, body: { ...draft(changes), version } }) as const
const changed = (id: string, as: Person, changes: Parameters<typeof draft>[0] = {}, version = 1) =>
  call(events.changeEvent, change(id, as, changes, version), { as })
const noticesOf = async (as: Person) => (await call(noticesContract.listNotices, {}, { as })).items
const mails = () => server.db.selectFrom('outbox_messages').select(['recipient', 'template', 'locale', 'text']).execute()

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
    [{ startsAt: '2026-03-01T10:00', endsAt: '2026-03-08T05:00' }, 'startsAt', 'time_over'],
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
    expect((await call(events.listEvents, {})).items.map(({ id }) => id)).toEqual([open])
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

  it('hides events of a suspended organiser from everybody', async () => {
    const organiser = await makePatient(server)
    const id = await makeEvent(server, organiser, { audience: 'everyone' })
    await server.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', organiser.userId).execute()
    const as = await makePatient(server)
    expect(await refusal(events.readEvent, { params: { id } }, { as })).toMatchObject({ status: 404 })
    expect(await refusal(events.attendEvent, { params: { id }, body: { standing: 'going' } }, { as })).toMatchObject({
      status: 404,
    })
    expect((await call(events.listEvents, {}, { as })).items).toEqual([])
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

describe('guests', () => {
  it('fill the places; who comes late waits, and goes once a place is free, and is told', async () => {
    const organiser = await makePatient(server)
    const [a, b, c, d] = [
      await makePatient(server),
      await makePatient(server),
      await makePatient(server, { locale: 'de-DE' }),
      await makePatient(server),
    ]
    const id = await makeEvent(server, organiser, { guest_limit: 2 })
    await attend(id, a)
    expect(await attend(id, b)).toMatchObject({ going: 2, standing: 'going' })
    expect(await refusal(events.attendEvent, { params: { id }, body: { standing: 'going' } }, { as: c })).toMatchObject({
      status: 409,
      code: 'event_full',
    })
    expect(await attend(id, c, 'waiting')).toMatchObject({ going: 2, waiting: 1, standing: 'waiting' })
    await attend(id, d, 'waiting')
    expect(await noticesOf(c)).toEqual([])
    expect(await leave(id, a)).toMatchObject({ going: 2, waiting: 1, standing: null })
    expect((await read(id, c)).standing).toBe('going')
    expect(await noticesOf(c)).toMatchObject([
      { kind: 'eventPlaceFree', link: `events-details?id=${id}`, data: { title: 'A walk by the river' } },
    ])
    expect(await noticesOf(d)).toEqual([])
    expect(await mails()).toMatchObject([{ recipient: c.email, template: 'mail.eventPlaceFree', locale: 'de-DE' }])
    // Who would rather be interested gives the place away too.
    expect(await attend(id, b, 'interested')).toMatchObject({ going: 2, interested: 1, waiting: 0 })
    expect((await read(id, d)).standing).toBe('going')
  })

  it('are told to the organiser’s open page', async () => {
    const [organiser, guest] = [await makePatient(server), await makePatient(server)]
    const id = await makeEvent(server, organiser)
    await attend(id, guest)
    await attend(id, guest)
    const told = server.hub.published.filter(({ event }) => event.kind === 'event.changed').map(({ userId }) => userId)
    expect(told.toSorted()).toEqual([organiser.userId, guest.userId].toSorted())
  })

  it('are others than the organiser, and come and go until it starts', async () => {
    const [organiser, guest] = [await makePatient(server), await makePatient(server)]
    const id = await makeEvent(server, organiser)
    const going = { params: { id }, body: { standing: 'going' } }
    expect(await refusal(events.attendEvent, going, { as: organiser })).toMatchObject({ status: 409, code: 'own_event' })
    await attend(id, guest)
    server.clock.set('2026-03-20T22:00:00.000Z')
    const [later, other] = [await signIn(server, guest), await makePatient(server)]
    expect(await refusal(events.leaveEvent, { params: { id } }, { as: later })).toMatchObject({ code: 'event_started' })
    expect(await refusal(events.attendEvent, going, { as: other })).toMatchObject({ code: 'event_started' })
    expect((await read(id, later)).standing).toBe('going')
  })

  it('give their place back when they are suspended', async () => {
    const organiser = await makePatient(server)
    const [a, b] = [await makePatient(server), await makePatient(server)]
    const id = await makeEvent(server, organiser, { guest_limit: 1 })
    await attend(id, a)
    await attend(id, b, 'waiting')
    await server.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', a.userId).execute()
    expect((await call(events.listGuests, { params: { id } }, { as: organiser })).items).toEqual([])
    await server.runJobs()
    expect(await read(id, b)).toMatchObject({ going: 1, waiting: 0, standing: 'going' })
  })
})

describe('changing', () => {
  it('tells guests of another time or place, each as such, and of mere words nothing', async () => {
    const [organiser, guest, waiting] = [
      await makePatient(server),
      await makePatient(server, { locale: 'fr-FR', time_zone: 'Europe/Paris' }),
      await makePatient(server),
    ]
    const id = await makeEvent(server, organiser, { guest_limit: 1 })
    await attend(id, guest)
    await attend(id, waiting, 'waiting')
    expect(await changed(id, organiser, { title: 'A longer walk', limit: 1 }, 1)).toMatchObject({
      title: 'A longer walk',
      version: 2,
    })
    expect(await noticesOf(guest)).toEqual([])
    await changed(id, organiser, { limit: 1, placeName: 'Pier 60' }, 2)
    await changed(id, organiser, { limit: 1, placeName: 'Pier 60', startsAt: '2026-03-20T17:00' }, 3)
    await changed(id, organiser, { limit: 1, startsAt: '2026-03-21T17:00', endsAt: '2026-03-21T18:00' }, 4)
    for (const as of [guest, waiting])
      expect((await noticesOf(as)).map(({ data }) => data['moved']).toSorted()).toEqual(['both', 'place', 'time'])
    const [placed, moved, both] = (await mails()).filter(({ recipient }) => recipient === guest.email)
    expect([placed!.template, moved!.template, both!.template]).toEqual([
      'mail.eventPlaceChanged',
      'mail.eventMoved',
      'mail.eventMovedAndPlaceChanged',
    ])
    expect(moved!.text).toContain('22:00')
    expect(await noticesOf(organiser)).toEqual([])
  })

  it('lets those who wait go when there is room', async () => {
    const organiser = await makePatient(server)
    const people = [await makePatient(server), await makePatient(server), await makePatient(server), await makePatient(server)]
    const id = await makeEvent(server, organiser, { guest_limit: 1 })
    for (const person of people) await attend(id, person, 'waiting')
    expect(await changed(id, organiser, { limit: 2 }, 1)).toMatchObject({ going: 2, waiting: 2 })
    expect(await changed(id, organiser, { limit: null }, 2)).toMatchObject({ going: 4, waiting: 0 })
    expect(await noticesOf(people[1]!)).toMatchObject([{ kind: 'eventPlaceFree' }])
  })

  it('refuses fewer places than are taken, what was read before another change, and others’ events', async () => {
    const [organiser, guest] = [await makePatient(server), await makePatient(server)]
    const id = await makeEvent(server, organiser)
    await attend(id, guest)
    await attend(id, await makePatient(server))
    const refused = (changes: Parameters<typeof draft>[0], as: Person, version = 1) =>
      refusal(events.changeEvent, change(id, as, changes, version), { as })
    expect(await refused({ limit: 1 }, organiser)).toMatchObject({
      status: 422,
      errors: [{ field: 'limit', code: 'limit_below_going' }],
    })
    expect(await refused({}, organiser, 7)).toMatchObject({ status: 409, code: 'event_changed' })
    expect(await refused({}, guest)).toMatchObject({ status: 404 })
    expect(await refusal(events.cancelEvent, { params: { id }, body: { reason: 'No' } }, { as: organiser })).toMatchObject({
      errors: [{ field: 'reason' }],
    })
  })

  it('ends with the start, and with a cancellation', async () => {
    const organiser = await makePatient(server)
    const id = await makeEvent(server, organiser)
    await call(events.cancelEvent, { params: { id }, body: { reason: 'Rain all day' } }, { as: organiser })
    expect(await refusal(events.changeEvent, change(id, organiser, {}, 2), { as: organiser })).toMatchObject({
      code: 'event_cancelled',
    })
    const running = await makeEvent(server, organiser, { starts_at: server.clock.now(), ends_at: '2026-03-02T11:00:00.000Z' })
    expect(await refusal(events.changeEvent, change(running, organiser), { as: organiser })).toMatchObject({
      code: 'event_started',
    })
  })

  it('shows a picture of one’s own, and lets the former go a day later', async () => {
    const organiser = await makePatient(server)
    const file = async () => {
      const id = server.platform.ids.next()
      await server.files.write(id, new Uint8Array([0xff, 0xd8, 0xff]), 'image/jpeg')
      const row = { owner_id: organiser.userId, purpose: 'eventPicture', type: 'image/jpeg', bytes: 3 }
      await insertRow(server.db, 'files', { id, ...row, created_at: server.clock.now() })
      return id
    }
    const [first, second] = [await file(), await file()]
    const event = await call(events.createEvent, { body: draft({ picture: first }) }, { as: organiser })
    expect(event.picture).toBe(`/api/files/${first}`)
    await changed(event.id, organiser, { picture: second })
    server.clock.advance({ hours: 25 })
    await server.runJobs()
    const status = async (id: string) => (await server.send(filesContract.readFile, { params: { id } })).status
    expect([await status(first), await status(second)]).toEqual([404, 200])
  })
})

describe('cancelling', () => {
  it('tells every guest why, in the app and by mail as they chose', async () => {
    const organiser = await makePatient(server)
    const [a, b, c] = [await makePatient(server), await makePatient(server), await makePatient(server)]
    const id = await makeEvent(server, organiser)
    await attend(id, a)
    await attend(id, b, 'interested')
    await call(noticesContract.chooseNotice, { body: { kind: 'eventCancelled', inApp: true, email: false } }, { as: b })
    const off = await call(events.cancelEvent, { params: { id }, body: { reason: 'Rain all day' } }, { as: organiser })
    expect(off).toMatchObject({ state: 'cancelled', reason: 'Rain all day' })
    for (const as of [a, b])
      expect(await noticesOf(as)).toMatchObject([{ kind: 'eventCancelled', data: { reason: 'Rain all day' } }])
    expect(await noticesOf(c)).toEqual([])
    expect(await mails()).toMatchObject([{ recipient: a.email, text: expect.stringContaining('Rain all day') }])
    expect(await refusal(events.attendEvent, { params: { id }, body: { standing: 'going' } }, { as: c })).toMatchObject({
      code: 'event_cancelled',
    })
  })
})

describe('the database', () => {
  it('holds more than the limit never, an organiser as a guest neither, whatever the code does', async () => {
    const organiser = await makePatient(server)
    const id = await makeEvent(server, organiser, { guest_limit: 1 })
    const add = (person: Person) =>
      insertRow(server.db, 'event_guests', {
        event_id: id,
        user_id: person.userId,
        standing: 'going',
        created_at: server.clock.now(),
      })
    await expect(add(organiser)).rejects.toThrow(/organiser/)
    await add(await makePatient(server))
    await expect(add(await makePatient(server))).rejects.toThrow(/events_limit/)
    expect(await read(id, organiser)).toMatchObject({ going: 1 })
  })
})
