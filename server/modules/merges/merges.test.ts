import { describe, expect, test } from 'vitest'
import { accountContract } from '#contract/account/contract.ts'
import { bookingContract } from '#contract/booking/contract.ts'
import { chatContract } from '#contract/chat/contract.ts'
import { mergesContract as contract } from '#contract/merges/contract.ts'
import { peopleContract } from '#contract/people/contract.ts'
import { modules } from '#server/modules/index.ts'
import { sql } from 'kysely'
import { bookAndPay, openPractice } from '../../../tests/booking/practice.ts'
import { messagesTo } from '../../../tests/support/outbox.ts'
import { makeAdmin, makePatient, makePet } from '../../../tests/support/people.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makeShelf } from '../shop/testing/make-checkout.ts'
import { saveCard } from '#server/modules/payments/testing/save-card.ts'
import { dayAhead, makeAutoship } from '../autoships/testing/fixtures.ts'
import { declaredOf, rowsOf } from '../privacy/index.ts'
import { fillTables, givenColumns } from '../privacy/testing/fill-tables.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { db, call, refusal } = server
const reason = 'Registered twice'

describe('two accounts of one patient', () => {
  test('are found by name, or by what is searched for, and told apart', async () => {
    const as = await makeAdmin(server)
    const first = await makePatient(server, { name: 'Ann Twice' }, { birth_date: '1980-02-01' })
    const second = await makePatient(server, { name: 'Ann Twice' }, { birth_date: '1980-02-01' })
    const other = await makePatient(server, { name: 'Annette Once', email: 'annette@once.test' })
    const params = { id: first.userId }
    const { account, candidates } = await call(contract.findDuplicates, { params, query: {} }, { as })
    expect(account).toMatchObject({ id: first.userId, email: first.email })
    expect(candidates).toMatchObject([{ id: second.userId, hasSameBirthDate: true }])
    const found = await call(contract.findDuplicates, { params, query: { search: 'annette@' } }, { as })
    expect(found.candidates).toMatchObject([{ id: other.userId, hasSameBirthDate: false }])
    const doctor = (await openPractice(server)).doctor
    expect(await refusal(contract.findDuplicates, { params: { id: doctor.userId }, query: {} }, { as })).toMatchObject({
      status: 404,
    })
  })

  test('become one: visits, pets and what was told stand under the one that stays; the other ends, both addresses are told', async () => {
    const as = await makeAdmin(server)
    const { patient: closed, doctor } = await openPractice(server)
    const kept = await makePatient(server, {}, { blood_group: 'A+' })
    await db
      .updateTable('patients')
      .set({ blood_group: 'B+', height_millimetres: 1700 })
      .where('user_id', '=', closed.userId)
      .execute()
    const visit = await bookAndPay(server, closed, doctor)
    const pet = await makePet(server, closed)
    const pair = { keptId: kept.userId, closedId: closed.userId }

    const rehearsed = await call(contract.rehearseMerge, { body: pair }, { as })
    expect(rehearsed).toMatchObject({ obstacles: [], money: [{ amount: 5000, currency: 'USD' }], mails: 2 })
    expect(await messagesTo(server, kept.email)).toEqual([])
    expect(rehearsed.moved).toEqual(
      expect.arrayContaining([
        { kind: 'pets', count: 1 },
        { kind: 'visits', count: 1 },
        { kind: 'orders', count: 1 },
      ]),
    )
    expect((await call(accountContract.me, {}, { as: closed })).id).toBe(closed.userId)

    const done = await call(contract.mergeAccounts, { body: { ...pair, reason } }, { as })
    expect(done).toEqual(rehearsed)
    const { items } = await call(bookingContract.listAppointments, { query: {} }, { as: kept })
    expect(items.map(({ id }) => id)).toEqual([visit.id])
    expect((await call(peopleContract.listPets, { query: {} }, { as: kept })).map(({ id }) => id)).toEqual([pet])
    const profile = await db.selectFrom('patients').selectAll().where('user_id', '=', kept.userId).executeTakeFirstOrThrow()
    expect(profile).toMatchObject({ blood_group: 'A+', height_millimetres: 1700 })

    await expect(call(accountContract.me, {}, { as: closed })).rejects.toMatchObject({ status: 401 })
    expect(
      await db.selectFrom('users').select(['name', 'email', 'status']).where('id', '=', closed.userId).executeTakeFirst(),
    ).toEqual({
      name: '—',
      email: null,
      status: 'suspended',
    })
    for (const { email } of [kept, closed])
      expect((await messagesTo(server, email)).map(({ template }) => template)).toContain('mail.accountsMerged')
  })

  test('that both have a visit at one time are left as they are, and that is said', async () => {
    const as = await makeAdmin(server)
    const { patient: first, doctor } = await openPractice(server)
    const { patient: second, doctor: another } = await openPractice(server)
    await bookAndPay(server, first, doctor)
    await bookAndPay(server, second, another)
    const pair = { keptId: first.userId, closedId: second.userId }
    expect((await call(contract.rehearseMerge, { body: pair }, { as })).obstacles).toEqual(['visits'])
    expect(await refusal(contract.mergeAccounts, { body: { ...pair, reason } }, { as })).toMatchObject({
      status: 409,
      code: 'merge_obstacle',
    })
    expect((await call(accountContract.me, {}, { as: second })).id).toBe(second.userId)
  })

  test('that talked with the same doctor have one conversation with everything in it, in its order', async () => {
    const as = await makeAdmin(server)
    const { patient: closed, doctor } = await openPractice(server)
    const kept = await makePatient(server)
    await bookAndPay(server, closed, doctor)
    const conversationOf = async (userId: string, texts: readonly string[]) => {
      const id = server.platform.ids.next()
      const [first_id, second_id] = [userId, doctor.userId].toSorted()
      const at = server.clock.now()
      await insertRow(db, 'conversations', {
        id,
        first_id,
        second_id,
        last_seq: texts.length,
        last_change: texts.length,
        created_at: at,
        last_at: at,
      })
      for (const user_id of [userId, doctor.userId])
        await insertRow(db, 'conversation_members', {
          conversation_id: id,
          user_id,
          read_seq: texts.length,
          delivered_seq: texts.length,
          last_at: at,
        })
      for (const [index, text] of texts.entries())
        await insertRow(db, 'chat_messages', {
          id: server.platform.ids.next(),
          conversation_id: id,
          seq: index + 1,
          change: index + 1,
          sender_id: userId,
          client_id: server.platform.ids.next(),
          text,
          sent_at: at,
        })
      return id
    }
    const there = await conversationOf(kept.userId, ['one', 'two'])
    await conversationOf(closed.userId, ['three'])
    const pair = { keptId: kept.userId, closedId: closed.userId }
    await call(contract.mergeAccounts, { body: { ...pair, reason } }, { as })
    const { items } = await call(chatContract.listConversations, { query: {} }, { as: kept })
    expect(items).toMatchObject([{ id: there, unread: 0 }])
    const rows = await db
      .selectFrom('chat_messages')
      .select(['seq', 'text', 'sender_id'])
      .where('conversation_id', '=', there)
      .orderBy('seq')
      .execute()
    expect(rows).toEqual(['one', 'two', 'three'].map((text, index) => ({ seq: index + 1, text, sender_id: kept.userId })))
  })

  test('that follow the same person, favour the same doctor and follow each other have that once, which the rehearsal says', async () => {
    const as = await makeAdmin(server)
    const [kept, closed, friend] = [await makePatient(server), await makePatient(server), await makePatient(server)]
    const { doctor } = await openPractice(server)
    const at = server.clock.now()
    const follow = (follower_id: string, followed_id: string) =>
      insertRow(db, 'follows', { follower_id, followed_id, created_at: at })
    for (const { userId } of [kept, closed]) {
      await follow(userId, friend.userId)
      await insertRow(db, 'favourite_doctors', { patient_id: userId, doctor_id: doctor.userId, created_at: at })
    }
    await follow(closed.userId, kept.userId)
    await follow(closed.userId, doctor.userId)
    const pair = { keptId: kept.userId, closedId: closed.userId }
    const once = [
      { kind: 'favourites', count: 1 },
      { kind: 'follows', count: 2 },
    ]
    expect((await call(contract.rehearseMerge, { body: pair }, { as })).once).toEqual(once)
    expect((await call(contract.mergeAccounts, { body: { ...pair, reason } }, { as })).once).toEqual(once)
    const followed = await db.selectFrom('follows').select('followed_id').where('follower_id', '=', kept.userId).execute()
    expect(followed.map(({ followed_id }) => followed_id).toSorted()).toEqual([friend.userId, doctor.userId].toSorted())
    expect(await db.selectFrom('follows').selectAll().where('follower_id', '=', closed.userId).execute()).toEqual([])
  })

  test('with a regular delivery on a saved card have the delivery, without the card that ends', async () => {
    const as = await makeAdmin(server)
    const [kept, closed] = [await makePatient(server), await makePatient(server)]
    const shelf = await makeShelf(server)
    const cardId = await saveCard(server, closed)
    const { id } = await makeAutoship(server, closed, shelf, { nextOn: dayAhead(server, 14), cardId })
    const pair = { keptId: kept.userId, closedId: closed.userId }
    await call(contract.mergeAccounts, { body: { ...pair, reason } }, { as })
    const row = await db.selectFrom('autoships').select(['user_id', 'card_id']).where('id', '=', id).executeTakeFirst()
    expect(row).toEqual({ user_id: kept.userId, card_id: null })
    expect(await db.selectFrom('saved_cards').select('id').where('id', '=', cardId).execute()).toEqual([])
  })

  test('must be two, of patients, in use', async () => {
    const [as, one] = [await makeAdmin(server), await makePatient(server)]
    const gone = await makePatient(server, { status: 'suspended' })
    const { doctor } = await openPractice(server)
    const merging = (closedId: string) =>
      refusal(contract.mergeAccounts, { body: { keptId: one.userId, closedId, reason } }, { as })
    expect(await merging(one.userId)).toMatchObject({ status: 409, code: 'merge_of_itself' })
    expect(await merging(gone.userId)).toMatchObject({ status: 409, code: 'merge_of_gone' })
    expect(await merging(doctor.userId)).toMatchObject({ status: 409, code: 'merge_of_gone' })
    expect(await merging(as.userId)).toMatchObject({ status: 409, code: 'merge_of_gone' })
  })

  test('merged by two administrators at once are merged once', async () => {
    const [first, second] = [await makeAdmin(server), await makeAdmin(server)]
    const [kept, closed] = [await makePatient(server), await makePatient(server)]
    const body = { keptId: kept.userId, closedId: closed.userId, reason }
    const ends = await Promise.allSettled([first, second].map((as) => call(contract.mergeAccounts, { body }, { as })))
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

test('of rows in every table that leads to a person none is left with the account that is closed', async () => {
  const declared = declaredOf(modules)
  const as = await makeAdmin(server)
  const kept = await makePatient(server)
  const canary = { id: server.platform.ids.next(), email: 'closing@example.test', phone: '+15559990002', word: 'closing' }
  expect(await fillTables(db, declared, canary, givenColumns(canary, server.platform.ids.next()))).toEqual([])
  await db.deleteFrom('erasures').where('user_id', '=', canary.id).execute()
  // A patient is not a doctor, pharmacy or company besides.
  await db.transaction().execute(async (work) => {
    await sql`set local session_replication_role = replica`.execute(work)
    for (const table of ['doctors', 'staff', 'companies', 'coupons', 'company_statements', 'products', 'pharmacies'])
      for (const { of } of declared[table]!.rows)
        await sql`delete from ${sql.table(table)} where ${rowsOf({ of }, canary)}`.execute(work)
  })
  const body = { keptId: kept.userId, closedId: canary.id, reason }
  await call(contract.mergeAccounts, { body }, { as })
  const left: string[] = []
  for (const [table, { rows }] of Object.entries(declared))
    for (const { of, where } of rows.filter(({ of: way }) => way !== 'id')) {
      const found = await sql`select 1 from ${sql.table(table)} where ${rowsOf({ of, where }, canary)} limit 1`.execute(db)
      if (found.rows.length > 0 && !of.includes('@')) left.push(`${table} (${of})`)
    }
  // The trail of what was done, and the profile without a word in it.
  expect(left).toEqual(['audit_entries (user_id)', 'patients (user_id)'])
})
