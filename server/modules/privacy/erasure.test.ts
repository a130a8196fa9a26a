import { describe, expect, test } from 'vitest'
import { accountContract } from '#contract/account/contract.ts'
import { peopleContract } from '#contract/people/contract.ts'
import { privacyContract } from '#contract/privacy/contract.ts'
import { socialContract } from '#contract/social/contract.ts'
import { bookAndPay, openPractice, someStart } from '../../../tests/booking/practice.ts'
import { payWith } from '../../../tests/payments/money-rows.ts'
import { messagesTo } from '../../../tests/support/outbox.ts'
import { makePatient, makePet, signIn, type Person } from '../../../tests/support/people.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makeCare } from '../carers/testing/make-carer.ts'
import { makeShopOrder } from '../shop/testing/make-checkout.ts'
import { reportedCase } from '../social/testing/make-post.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { db, clock } = server
const { askErasure, takeErasureBack, readOwnData } = privacyContract

const ask = (as: Person, password = as.password) => server.call(askErasure, { body: { confirmed: true, password } }, { as })
const stateOf = async (userId: string) =>
  (await db.selectFrom('erasures').select('state').where('user_id', '=', userId).executeTakeFirst())?.state
const userRow = (id: string) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const login = (email: string, password: string) =>
  server.call(accountContract.login, { body: { email, password, kind: 'patient' } })
async function afterCooling() {
  clock.advance({ days: 14, minutes: 1 })
  await server.runJobs()
}

describe('a deletion', () => {
  test('is asked for with the password, told at once and a day before, and carried out after two weeks', async () => {
    const person = await makePatient(server, { name: 'Ann Quitter' })
    await expect(ask(person, 'a false Passw0rd')).rejects.toMatchObject({ status: 422 })
    const { erasure } = await ask(person)
    expect(erasure).toMatchObject({ state: 'cooling', isDeferred: false, dueAt: '2026-03-16T09:00:00.000Z' })
    expect((await ask(person)).erasure?.dueAt).toBe(erasure!.dueAt)
    expect((await messagesTo(server, person.email)).map(({ template }) => template)).toEqual(['mail.erasureAsked'])
    clock.advance({ days: 13, minutes: 1 })
    await server.runJobs()
    await server.runJobs()
    expect((await messagesTo(server, person.email)).map(({ template }) => template).toSorted()).toEqual([
      'mail.erasureAsked',
      'mail.erasureSoon',
    ])
    clock.advance({ days: 1 })
    await server.runJobs()
    expect(await stateOf(person.userId)).toBe('erased')
    expect(await userRow(person.userId)).toMatchObject({
      name: '—',
      email: null,
      phone: null,
      password_hash: null,
      status: 'suspended',
    })
    expect(await messagesTo(server, person.email)).toEqual([])
  })

  test('ends all sessions, and signing in is refused as for somebody unknown', async () => {
    const person = await makePatient(server)
    await ask(person)
    await afterCooling()
    await expect(server.call(accountContract.me, {}, { as: person })).rejects.toMatchObject({ status: 401 })
    const refusal = (email: string) => login(email, person.password).catch((error: unknown) => error)
    const [gone, unknown] = [await refusal(person.email), await refusal('nobody@example.test')]
    expect(gone).toMatchObject({ status: 422 })
    expect(JSON.parse(JSON.stringify(gone))).toEqual(JSON.parse(JSON.stringify(unknown)))
  })

  test('can be taken back until then, and asked for anew', async () => {
    const person = await makePatient(server)
    await ask(person)
    clock.advance({ days: 13 })
    const back = await signIn(server, person)
    expect((await server.call(takeErasureBack, {}, { as: back })).erasure).toBeNull()
    await expect(server.call(takeErasureBack, {}, { as: back })).rejects.toThrow('no_erasure')
    clock.advance({ days: 2 })
    await server.runJobs()
    expect((await userRow(person.userId)).status).toBe('active')
    expect((await ask(await signIn(server, person))).erasure).not.toBeNull()
  })

  test('of two tabs that ask at once is one', async () => {
    const person = await makePatient(server)
    await Promise.all([ask(person), ask(person), ask(person)])
    expect(await db.selectFrom('erasures').select('id').where('user_id', '=', person.userId).execute()).toHaveLength(1)
  })

  test('of an account without a password needs a fresh sign-in', async () => {
    const person = await makePatient(server, { phone: '+15550001234' })
    await db.updateTable('users').set({ password_hash: null }).where('id', '=', person.userId).execute()
    clock.advance({ minutes: 16 })
    await expect(ask(person, '')).rejects.toThrow('sign_in_again')
    expect((await ask(await signIn(server, person), '')).erasure).not.toBeNull()
  })
})

describe('what is open', () => {
  test('keeps an account from being deleted: a visit ahead, with where it is ended', async () => {
    const { patient, doctor } = await openPractice(server)
    const visit = await bookAndPay(server, patient, doctor)
    for (const as of [patient, doctor]) {
      const { holds } = await server.call(readOwnData, {}, { as })
      expect(holds).toMatchObject([{ kind: 'visit', at: someStart }])
      expect(holds[0]!.link).toContain(visit.id)
      await expect(ask(as)).rejects.toThrow('erasure_held')
    }
  })

  test('an order, of its buyer and of its pharmacy', async () => {
    const { buyer, pharmacy, id } = await makeShopOrder(server)
    await payWith(server, buyer, id)
    expect((await server.call(readOwnData, {}, { as: buyer })).holds).toMatchObject([{ kind: 'order' }])
    expect((await server.call(readOwnData, {}, { as: pharmacy })).holds).toMatchObject([{ kind: 'sale' }])
    await expect(ask(pharmacy)).rejects.toThrow('erasure_held')
  })

  test.each(['refund', 'dispute'] as const)(
    'a %s that comes up while it cools off defers it, and it goes on when that has ended',
    async (kind) => {
      const { buyer, id } = await makeShopOrder(server)
      await payWith(server, buyer, id)
      await db.updateTable('orders').set({ fulfilment_state: 'delivered' }).where('id', '=', id).execute()
      await ask(buyer)
      const { payment_id } = await db
        .selectFrom('payment_orders')
        .select('payment_id')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow()
      const row = { id: server.platform.ids.next(), payment_id, amount: 100 }
      const table = kind === 'refund' ? 'refunds' : 'payment_disputes'
      await insertRow(
        db,
        table,
        kind === 'refund'
          ? {
              ...row,
              order_id: id,
              reason: 'goodwill',
              state: 'pending',
              next_attempt_at: '2027-01-01T00:00:00Z',
              created_at: clock.now(),
            }
          : { ...row, provider: 'sandbox', provider_reference: 'dp_1', currency: 'USD', state: 'open', opened_at: clock.now() },
      )
      await afterCooling()
      expect(await stateOf(buyer.userId)).toBe('cooling')
      const back = await signIn(server, buyer)
      expect(await server.call(readOwnData, {}, { as: back })).toMatchObject({ erasure: { isDeferred: true }, holds: [{ kind }] })
      clock.advance({ days: 1, minutes: 1 })
      await server.runJobs()
      const told = (await messagesTo(server, buyer.email)).filter(({ template }) => template === 'mail.erasureDeferred')
      expect(told).toHaveLength(1)
      await db
        .updateTable(table)
        .set({ state: kind === 'refund' ? 'succeeded' : 'won' } as never)
        .where('id', '=', row.id)
        .execute()
      clock.advance({ days: 1, minutes: 1 })
      await server.runJobs()
      expect(await stateOf(buyer.userId)).toBe('erased')
      const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      expect(order).toMatchObject({ buyer_id: buyer.userId, payment_state: 'paid' })
      expect(
        await db.selectFrom('goods_orders').select(['recipient', 'phone']).where('order_id', '=', id).executeTakeFirst(),
      ).toEqual({
        recipient: '—',
        phone: null,
      })
    },
  )
})

describe('pets', () => {
  test('without anybody beside their owner go with the account', async () => {
    const person = await makePatient(server)
    const pet = await makePet(server, person)
    await ask(person)
    await afterCooling()
    expect(await db.selectFrom('pets').select('id').where('id', '=', pet).execute()).toEqual([])
  })

  test('go over to the carer who may decide for them, with the record, and to nobody who may only see', async () => {
    const { owner, pet, carer } = await makeCare(server, ['see', 'decide'])
    const other = await makeCare(server, ['see'])
    const entry = server.platform.ids.next()
    const said = {
      patient_id: owner.userId,
      pet_id: pet.id,
      kind: 'condition',
      edition: 1,
      at: clock.now(),
      is_day: true,
      words: 'limp',
    }
    await insertRow(db, 'record_entries', {
      id: entry,
      ...said,
      told_by_owner: true,
      author_id: owner.userId,
      created_at: clock.now(),
    })
    expect((await server.call(readOwnData, {}, { as: owner })).pets).toEqual([{ name: 'Biscuit', goesTo: carer.name }])
    await ask(owner)
    await ask(other.owner)
    await afterCooling()
    const passed = await db.selectFrom('pets').selectAll().where('id', '=', pet.id).executeTakeFirstOrThrow()
    expect(passed).toMatchObject({ owner_id: carer.userId, name: 'Biscuit', archived_at: null })
    expect(await db.selectFrom('record_entries').select('patient_id').where('id', '=', entry).executeTakeFirst()).toEqual({
      patient_id: carer.userId,
    })
    const theirs = await server.call(peopleContract.readPatient, {}, { as: await signIn(server, carer) })
    expect(theirs).toBeDefined()
    expect((await messagesTo(server, carer.email)).map(({ template }) => template)).toContain('mail.petPassedOn')
    expect(await db.selectFrom('pets').select('id').where('id', '=', other.pet.id).execute()).toEqual([])
  })
})

test('an account deleted under report leaves what was reported until the case is closed', async () => {
  const { id, author, postId, admin } = await reportedCase(server)
  await ask(author)
  await afterCooling()
  expect(await db.selectFrom('social_posts').select('id').where('id', '=', postId).execute()).toEqual([])
  const as = await signIn(server, admin)
  const open = await server.call(socialContract.readCase, { params: { id } }, { as })
  expect(JSON.stringify(open)).toContain('First walk without the cone')
  const decision = { decision: 'dismiss', reason: 'Nothing to see', until: null } as const
  await server.call(socialContract.decideCase, { params: { id }, body: decision }, { as })
  clock.advance({ days: 1, minutes: 1 })
  await server.runJobs()
  expect(await db.selectFrom('moderation_cases').select('id').where('id', '=', id).execute()).toEqual([])
})
