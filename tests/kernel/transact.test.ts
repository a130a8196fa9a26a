import { expect, test } from 'vitest'
import { conflict } from '#server/kernel/errors.ts'
import type { Work } from '#server/kernel/work.ts'
import { makePatient } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'

const words = { 'en-US': { greeting: { subject: 'Hello {{name}}', text: 'At {{at, instant}} for {{amount, money}}' } } }
const spanish = { 'es-ES': { greeting: { subject: 'Hola {{name}}', text: 'El {{at, instant}} por {{amount, money}}' } } }
const server = await createTestServer({ modules: [{ name: 'greeter', endpoints: [], words: { ...words, ...spanish } }] })
const { transact } = server.platform

const lost = (code: string) => Object.assign(new Error('lost a race'), { code })
const audit = (work: Work, action: string) =>
  work.audit({ action, recordKind: 'appointment', recordId: 'x', userId: null, reason: 'because' })
const actions = async () => (await server.db.selectFrom('audit_entries').selectAll().execute()).map(({ action }) => action)
const changed = { kind: 'appointment.changed', payload: { id: 'x', state: 'confirmed' } } as const

test('what a unit wrote is there, and what follows its commit comes after', async () => {
  const seen: string[][] = []
  const answer = await transact(async (work) => {
    work.afterCommit(async () => void seen.push(await actions()))
    await audit(work, 'one')
    return 7
  })
  expect([answer, seen]).toEqual([7, [['one']]])
})

test('of a unit that fails nothing is left, and nobody is told', async () => {
  const { userId } = await makePatient(server)
  const before = (await actions()).length
  const failing = transact(async (work) => {
    await audit(work, 'one')
    await work.inform([userId], { kind: 'doctorReady', data: {}, link: null })
    await work.mail({ channel: 'email', to: 'a@example.test', locale: 'en-US', template: 'mail.greeting', data: {} })
    work.afterCommit(() => {
      throw new Error('must not run')
    })
    throw conflict('slot_taken', 'The slot is taken')
  })
  await expect(failing).rejects.toMatchObject({ code: 'slot_taken' })
  expect((await actions()).length).toBe(before)
  expect(server.hub.published).toEqual([])
  expect(await server.db.selectFrom('outbox_messages').selectAll().execute()).toEqual([])
  expect(await server.db.selectFrom('hub_streams').selectAll().execute()).toEqual([])
})

test.each(['40001', '40P01', '55P03'])('a unit that loses a race (%s) is run again from the start', async (code) => {
  let tries = 0
  let followed = 0
  await transact(async (work) => {
    tries += 1
    await audit(work, `try ${tries}`)
    work.afterCommit(() => void (followed += 1))
    if (tries < 3) throw lost(code)
  })
  expect([await actions(), followed]).toEqual([['try 3'], 1])
})

test('it is tried four times, and other failures once', async () => {
  const triesOf = async (error: Error) => {
    let tries = 0
    const failing = transact(async () => {
      tries += 1
      throw error
    })
    await expect(failing).rejects.toBe(error)
    return tries
  }
  expect(await triesOf(lost('40001'))).toBe(4)
  expect(await triesOf(lost('23505'))).toBe(1)
})

test('what fails after commit is logged, and fails neither the call nor what comes after it', async () => {
  const done: string[] = []
  await transact(async (work) => {
    work.afterCommit(() => Promise.reject(new Error('hub is down')))
    work.afterCommit(() => void done.push('second'))
  })
  expect([done, server.log.entries.map(({ message }) => message)]).toEqual([['second'], ['failed after commit']])
})

test('each person’s events count up by one, without gaps, whatever fails in between', async () => {
  const [ann, ben] = [await makePatient(server), await makePatient(server)]
  const tell = (...people: { userId: string }[]) =>
    transact((work) =>
      work.tell(
        people.map(({ userId }) => userId),
        changed,
      ),
    )
  await tell(ann, ben, ann)
  await expect(
    transact(async (work) => {
      await work.tell([ann.userId], changed)
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await Promise.all([tell(ann), tell(ann, ben), tell(ben, ann)])
  // Units on several connections are told as their commits come back; whoever listens puts them in order by their numbers.
  const numbers = (userId: string) =>
    server.hub.published
      .flatMap((told) => (told.userId === userId ? (told.event.seq ?? []) : []))
      .toSorted((one, other) => one - other)
  expect(numbers(ann.userId)).toEqual([1, 2, 3, 4])
  expect(numbers(ben.userId)).toEqual([1, 2, 3])
  const kept = await server.db.selectFrom('hub_events').selectAll().where('user_id', '=', ben.userId).orderBy('seq').execute()
  expect(kept.map(({ seq, kind, payload }) => ({ seq, kind, payload }))).toEqual([1, 2, 3].map((seq) => ({ seq, ...changed })))
})

test('a part that fails takes with it what it wrote and would have told; the rest of the unit stands', async () => {
  const { userId } = await makePatient(server)
  const former = await actions()
  await transact(async (work) => {
    await audit(work, 'before')
    const failing = work.savepoint(async () => {
      await audit(work, 'part')
      await work.savepoint(() => work.tell([userId], changed))
      throw conflict('slot_taken', 'The slot is taken')
    })
    await expect(failing).rejects.toMatchObject({ code: 'slot_taken' })
    expect(await work.savepoint(async () => (await audit(work, 'another part'), 7))).toBe(7)
    await work.tell([userId], changed)
  })
  expect((await actions()).filter((action) => !former.includes(action)).toSorted()).toEqual(['another part', 'before'])
  expect(server.hub.published.map(({ event }) => event.seq)).toEqual([1])
})

test('a notice is kept for the person, and the hub tells that it is there', async () => {
  const { userId } = await makePatient(server)
  const notice = { kind: 'doctorReady', data: { doctor: 'Dr Lin' } } as const
  await transact((work) => work.inform([userId], { ...notice, link: '//appointment-details?id=1' }))
  const kept = await server.db.selectFrom('notices').selectAll().executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ user_id: userId, ...notice, link: 'appointment-details?id=1', read_at: null })
  expect(server.hub.published).toMatchObject([{ userId, event: { kind: 'notice.new', payload: { id: kept.id } } }])
})

test('a message is written in its reader’s language, and waits in the outbox', async () => {
  const data = { name: 'Ann', at: '2026-07-01T16:00:00.000Z', timeZone: 'America/New_York', amount: 123456, currency: 'USD' }
  const send = (locale: string) =>
    transact((work) => work.mail({ channel: 'email', to: 'a@example.test', locale, template: 'mail.greeting', data }))
  await send('es-ES')
  await send('de-DE')
  const [inSpanish, unwritten] = await server.db.selectFrom('outbox_messages').selectAll().orderBy('id').execute()
  expect(inSpanish).toMatchObject({ subject: 'Hola Ann', state: 'pending', recipient: 'a@example.test' })
  expect(inSpanish?.text).toContain('julio')
  expect(unwritten).toMatchObject({ subject: 'Hello Ann' })
  expect(unwritten?.text).toMatch(/12:00.*(GMT-4|EDT|New_York)/)
})

test('a message that nobody wrote fails the unit', async () => {
  const send = transact((work) =>
    work.mail({ channel: 'sms', to: '+15550001', locale: 'en-US', template: 'mail.none', data: {} }),
  )
  await expect(send).rejects.toThrow('No words are written for mail.none')
})

test('the root handle inside a unit is refused instead of waiting for itself', async () => {
  await expect(transact(() => server.db.selectFrom('jobs').selectAll().execute())).rejects.toThrow(/root database handle/)
})
