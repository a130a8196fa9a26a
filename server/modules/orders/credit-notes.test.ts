import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { adminOrderContract } from '#contract/admin/order-contract.ts'
import { ordersContract as contract } from '#contract/orders/contract.ts'
import { compareBooks } from '#server/modules/ledger/compare.ts'
import { payWith } from '../../../tests/payments/money-rows.ts'
import { makeAdmin, makePatient } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makeShelf, placed, someCheckout } from '../shop/testing/make-checkout.ts'
import { giveGoodwill, refundLines, refundOrder } from './index.ts'

const server = await createTestServer()

/** A paid order of three pieces with tax on top, and a delivery without any. */
async function paidGoods() {
  const [buyer, shelf] = [await makePatient(server), await makeShelf(server, { price: 1559 })]
  const [id] = await placed(server, buyer, await someCheckout(server, buyer, [shelf], { quantity: 3 }))
  await payWith(server, buyer, id!)
  return { id: id!, buyer }
}

const how = { reason: 'One came broken', actorId: null }
type Way = { amount: number } | { pieces: number } | { goodwill: number } | 'half'
const give = (id: string, actorId: string, way: Way) =>
  server.platform.transact(async (work) => {
    if (way === 'half') await refundOrder(server.platform, work, id, { portion: 'half', ...how })
    else if ('amount' in way) await refundOrder(server.platform, work, id, { portion: { amount: way.amount }, ...how })
    else if ('pieces' in way)
      await refundLines(server.platform, work, id, { lines: [{ position: 1, quantity: way.pieces }], delivery: false, ...how })
    else await giveGoodwill(server.platform, work, id, { amount: way.goodwill, reason: how.reason, actorId })
  })

const way: fc.Arbitrary<Way> = fc.oneof(
  fc.record({ amount: fc.integer({ min: 1, max: 2000 }) }),
  fc.record({ pieces: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ goodwill: fc.integer({ min: 1, max: 300 }) }),
  fc.constant('half' as const),
)

test('in whatever ways an order goes back, its credit notes come to its invoice at each rate, and the books agree', async () => {
  const admin = await makeAdmin(server)
  const sequences = fc.sample(fc.array(way, { maxLength: 5 }), { seed: 20261128, numRuns: 8 })
  for (const ways of sequences) {
    const { id, buyer } = await paidGoods()
    for (const each of ways)
      await give(id, admin.userId, each).catch((error: { code?: string }) => {
        expect(['nothing_to_refund', 'invalid_input', 'order_state']).toContain(error.code)
      })
    expect(await compareBooks(server.db)).toEqual([])
    await server.platform.transact((work) => refundOrder(server.platform, work, id, { portion: 'full', ...how }))
    const invoice = await server.call(contract.readInvoice, { params: { id } }, { as: buyer })
    const credited: Record<number, [number, number, number]> = {}
    for (const note of invoice.creditNotes) {
      let total = 0
      for (const line of note.lines) total += line.amount.amount
      expect(total).toBe(note.amount.amount)
      for (const { rate, net, tax, gross } of note.taxes) {
        const sums = (credited[rate] ??= [0, 0, 0])
        for (const [index, { amount }] of [net, tax, gross].entries()) sums[index]! += amount
      }
    }
    const invoiced = Object.fromEntries(
      invoice.taxes.map(({ rate, net, tax, gross }) => [rate, [net.amount, tax.amount, gross.amount]]),
    )
    expect(credited).toEqual(invoiced)
    expect(await compareBooks(server.db)).toEqual([])
  }
})

test('an administrator refunds a line, and then an amount: the amount has no tax where only untaxed delivery is left', async () => {
  const [{ id, buyer }, admin] = [await paidGoods(), await makeAdmin(server)]
  const act = async (body: object) => {
    const { version } = await server.call(adminOrderContract.readInterventions, { params: { id } }, { as: admin })
    await server.call(
      adminOrderContract.intervene,
      { params: { id }, body: { ...body, version, reason: 'One came broken' } as never },
      { as: admin, key: `credit-${JSON.stringify(body).length}-${id}` },
    )
    server.clock.advance({ minutes: 1 })
  }
  await act({ verb: 'refundLines', lines: [{ position: 1, quantity: 3 }] })
  await act({ verb: 'refund', amount: 390 })
  const { taxes, creditNotes } = await server.call(contract.readInvoice, { params: { id } }, { as: buyer })
  const [line, amount] = creditNotes
  expect(line!.taxes).toEqual(taxes.filter(({ rate }) => rate === 625))
  expect(amount).toMatchObject({ amount: { amount: 390 }, taxes: [] })
  expect(amount!.lines.map(({ tax }) => tax?.rate)).toEqual([0])
})

test('the database takes no credit note over more than the invoice has at a rate, and the comparison finds what older ones did', async () => {
  const { id } = await paidGoods()
  await give(id, '', { pieces: 2 })
  const copy = sql`insert into invoices select (jsonb_populate_record(invoices, jsonb_build_object(
      'id', ${server.platform.ids.next()}::text, 'sequence', invoices.sequence + 1000))).* from invoices
    where order_id = ${id} and kind = 'credit_note'`
  await expect(copy.execute(server.db)).rejects.toMatchObject({ constraint: 'credited_taxes' })
  await sql`update invoices set lines = jsonb_set(lines, '{0,tax,tax}', '500') where order_id = ${id} and kind = 'credit_note'`.execute(
    server.db,
  )
  expect(await compareBooks(server.db)).toMatchObject([{ kind: 'credited_taxes', found: 500 }])
})
