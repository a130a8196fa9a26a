import { describe, expect, it } from 'vitest'
import { eventsContract as events } from '#contract/events/contract.ts'
import type { GuestStanding } from '#contract/events/values.ts'
import { filesContract } from '#contract/files/contract.ts'
import { noticesContract } from '#contract/notices/contract.ts'
import { draft, makeEvent } from './testing/make-event.ts'
import { makePatient, signIn, type Person } from '../../../tests/support/people.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()
const { call, refusal } = server

const read = (id: string, as?: Person) => call(events.readEvent, { params: { id } }, { as })
const attend = (id: string, as: Person, standing: GuestStanding = 'going') =>
  call(events.attendEvent, { params: { id }, body: { standing } }, { as })
const leave = (id: string, as: Person) => call(events.leaveEvent, { params: { id } }, { as })
const change = (id: string, changes: Parameters<typeof draft>[0] = {}, version = 1) =>
  ({ params: { id }, body: { ...draft(changes), version } }) as const
const changed = (id: string, as: Person, changes: Parameters<typeof draft>[0] = {}, version = 1) =>
  call(events.changeEvent, change(id, changes, version), { as })
const noticesOf = async (as: Person) => (await call(noticesContract.listNotices, { query: {} }, { as })).items
const mails = () =>
  server.db.selectFrom('outbox_messages').select(['recipient', 'template', 'locale', 'text']).orderBy('id').execute()

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
    expect((await call(events.listGuests, { params: { id }, query: {} }, { as: organiser })).items).toEqual([])
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
      refusal(events.changeEvent, change(id, changes, version), { as })
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
    expect(await refusal(events.changeEvent, change(id, {}, 2), { as: organiser })).toMatchObject({
      code: 'event_cancelled',
    })
    const running = await makeEvent(server, organiser, { starts_at: server.clock.now(), ends_at: '2026-03-02T11:00:00.000Z' })
    expect(await refusal(events.changeEvent, change(running), { as: organiser })).toMatchObject({
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
    expect(off).toMatchObject({ phase: 'cancelled', reason: 'Rain all day' })
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
