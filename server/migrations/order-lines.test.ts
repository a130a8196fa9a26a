import fc from 'fast-check'
import { sql, type Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import { allocate, sum } from '#contract/orders/money.ts'
import { openPractice, bookAndPay } from '../../tests/booking/practice.ts'
import { makeDoctor, makePatient, type Person } from '../../tests/support/people.ts'
import { insertRow } from '../../tests/support/rows.ts'
import { createTestServer } from '../../tests/support/server.ts'
import * as filled from './0041-order-lines-filled.ts'

const server = await createTestServer()

const product = (name: string, quantity: number, unitPrice: number) => ({
  subject: { kind: 'product', name },
  quantity,
  unitPrice,
  amount: quantity * unitPrice,
})

/** An order as a process of the version before writes it. */
async function formerOrder({ buyer, seller }: { buyer: Person; seller: Person }, lines: readonly ReturnType<typeof product>[]) {
  const id = server.platform.ids.next()
  const subtotal = sum(lines.map(({ amount }) => amount))
  await insertRow(server.db, 'orders', {
    id,
    number: id,
    kind: 'shop',
    state: 'pending_payment',
    buyer_id: buyer.userId,
    seller_id: seller.userId,
    lines: JSON.stringify(lines),
    currency: 'USD',
    subtotal,
    total: subtotal,
    created_at: server.clock.now(),
    updated_at: server.clock.now(),
  })
  return { id, subtotal }
}

const parties = async () => ({ buyer: await makePatient(server), seller: await makeDoctor(server) })
const linesOf = (id: string) =>
  server.db.selectFrom('order_lines').selectAll().where('order_id', '=', id).orderBy('position').execute()
const discountBy = (id: string, discount: number, subtotal: number) =>
  server.db
    .updateTable('orders')
    .set({ discount, total: subtotal - discount })
    .where('id', '=', id)
    .execute()

describe('an order that a process of the version before writes', () => {
  test('has its lines in the table', async () => {
    const { id } = await formerOrder(await parties(), [product('Thermometer', 2, 1250), product('Lead', 1, 900)])
    expect(await linesOf(id)).toMatchObject([
      { position: 1, kind: 'product', title: 'Thermometer', words: null, quantity: 2, unit_amount: 1250, total: 2500 },
      { position: 2, kind: 'product', title: 'Lead', quantity: 1, unit_amount: 900, discount: 0, tax: 0, total: 900 },
    ])
  })

  test('has its discount spread as the platform spreads it', async () => {
    const people = await parties()
    const line = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 9999 }))
    const cases = fc.tuple(fc.array(line, { minLength: 1, maxLength: 6 }), fc.double({ min: 0, max: 1, noNaN: true }))
    await fc.assert(
      fc.asyncProperty(cases, async ([lines, share]) => {
        const { id, subtotal } = await formerOrder(
          people,
          lines.map(([quantity, price], index) => product(`Product ${index}`, quantity, price)),
        )
        const discount = Math.floor(subtotal * share)
        await discountBy(id, discount, subtotal)
        const rows = await linesOf(id)
        expect(rows.map((row) => row.discount)).toEqual(
          allocate(
            discount,
            lines.map(([quantity, price]) => quantity * price),
          ),
        )
        expect(sum(rows.map((row) => row.total))).toBe(subtotal - discount)
      }),
      { seed: 20261123, numRuns: 40 },
    )
  })
})

test('orders that were there before get their lines, and those that have them keep them', async () => {
  const { doctor, patient } = await openPractice(server)
  const { id, orderId } = await bookAndPay(server, patient, doctor)
  const people = await parties()
  const old = await formerOrder(people, [product('Thermometer', 2, 1250), product('Lead', 1, 900)])
  const discounted = await formerOrder(people, [product('A', 1, 100), product('B', 1, 100), product('C', 1, 100)])
  await discountBy(discounted.id, 100, 300)
  const before = await server.db.selectFrom('order_lines').selectAll().orderBy('order_id').orderBy('position').execute()
  await server.db.transaction().execute(async (tx) => {
    // As it was before the table was there: without its triggers, nothing is filled at commit.
    await sql`alter table order_lines disable trigger user`.execute(tx)
    await tx.deleteFrom('order_lines').where('order_id', '<>', old.id).execute()
    await sql`alter table order_lines enable trigger user`.execute(tx)
  })
  await server.db.transaction().execute((tx) => filled.up(tx as unknown as Kysely<unknown>))
  const after = await server.db.selectFrom('order_lines').selectAll().orderBy('order_id').orderBy('position').execute()
  expect(after).toEqual(before)
  expect(await linesOf(orderId!)).toMatchObject([
    { kind: 'visit', words: 'visit.video', title: null, subject_kind: 'appointment', subject_id: id, total: 5000 },
  ])
  expect((await linesOf(discounted.id)).map(({ discount }) => discount)).toEqual([34, 33, 33])
})

test('lines that do not add up to their order are refused at commit', async () => {
  const { id } = await formerOrder(await parties(), [product('Thermometer', 2, 1250)])
  const refused = { code: '23514', constraint: 'order_lines_add_up' }
  const dearer = server.db.updateTable('order_lines').set({ unit_amount: 1300, total: 2600 }).where('order_id', '=', id)
  await expect(dearer.execute()).rejects.toMatchObject(refused)
  const cheaper = server.db.updateTable('orders').set({ subtotal: 2000, total: 2000 }).where('id', '=', id)
  await expect(cheaper.execute()).rejects.toMatchObject(refused)
  const wrong = server.db.updateTable('order_lines').set({ total: 1 }).where('order_id', '=', id)
  await expect(wrong.execute()).rejects.toMatchObject({ code: '23514' })
})
