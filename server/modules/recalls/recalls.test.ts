import { expect, test } from 'vitest'
import { medicineOrdersContract as medicine } from '#contract/medicine-orders/contract.ts'
import { papersContract } from '#contract/papers/contract.ts'
import { pharmacyContract } from '#contract/pharmacy/contract.ts'
import { recallsContract as contract } from '#contract/recalls/contract.ts'
import { orderRow, payWith } from '../../../tests/payments/money-rows.ts'
import { makeAdmin, makePatient, makePharmacy } from '../../../tests/support/people.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makePaid } from '../medicine-orders/testing/make-medicine-order.ts'
import { placed, someCheckout } from '../shop/testing/make-checkout.ts'
import { shelfOf } from '../stock/testing/make-order.ts'
import { makeRecall, makeSold, reason, recallOf, someLot } from './testing/make-recall.ts'

const server = await createTestServer()
const { call, refusal, db } = server

test('tells all who have a packet, without a word of what it is, and sells no more of it', async () => {
  const { buyer, pharmacy, productId, id } = await makeSold(server)
  const [other] = await placed(server, await makePatient(server), {
    ...(await someCheckout(server, buyer, [{ pharmacy, productId, price: 1000 }])),
    delivery: 'pickup',
    addressId: null,
  })
  const query = { productId, lot: someLot }
  expect(await call(contract.foreseeRecall, { query }, { as: pharmacy })).toEqual({ onShelf: 4, packets: 1, people: 1 })
  const recall = await recallOf(server, pharmacy, productId)
  expect(recall.counts).toEqual({ packets: 1, reached: 0, credited: 0, here: 0 })
  expect((await shelfOf(server, productId)).stock).toBe(0)
  // What was kept for somebody else waits for another lot, or is never paid.
  expect(await orderRow(server, other!)).toMatchObject({ fulfilment_state: 'pending_payment' })
  const mails = await db.selectFrom('outbox_messages').selectAll().execute()
  const told = mails.filter((mail) => JSON.stringify(mail).includes('packetRecalled'))
  expect(told).toHaveLength(1)
  expect(JSON.stringify(told)).not.toMatch(/Timothy|L2417/)
  const { items } = await call(contract.listOwnRecalledPackets, {}, { as: buyer })
  expect(items).toMatchObject([{ lot: someLot, reason, quantity: 1, orderId: id, credited: null }])
  expect(
    await refusal(contract.recallLot, { body: { productId, lot: someLot, reason } }, { as: pharmacy, key: 'recall-again' }),
  ).toMatchObject({ code: 'recalled_already' })
})

test('who looked is reached, who claims is paid back once by the ordinary refund, and nobody else', async () => {
  const { buyer, pharmacy, recall, packetId, id } = await makeRecall(server)
  const params = { id: packetId }
  await call(contract.readRecalledPacket, { params }, { as: buyer })
  const packets = async (show?: 'reached' | 'unreached') =>
    (await call(contract.listRecalledPackets, { params: { id: recall.id }, query: { show } }, { as: pharmacy })).items
  expect(await packets('unreached')).toEqual([])
  expect(await packets('reached')).toMatchObject([{ state: 'seen', buyer: buyer.name }])
  const paid = await call(contract.creditRecalledPacket, { params }, { as: buyer, key: 'credit-of-packet' })
  expect(paid.credited!.money.amount).toBe(1063)
  expect(await orderRow(server, id)).toMatchObject({ refunded: 1063 })
  const again = await refusal(contract.creditRecalledPacket, { params }, { as: buyer, key: 'credit-once-more' })
  expect(again).toMatchObject({ code: 'credited_already' })
  const notes = await db.selectFrom('invoices').select(['kind', 'amount', 'reason']).where('kind', '=', 'credit_note').execute()
  expect(notes).toEqual([{ kind: 'credit_note', amount: 1063, reason }])
  expect(await refusal(contract.readRecalledPacket, { params }, { as: await makePatient(server) })).toMatchObject({ status: 404 })
})

test('a parcel that still stands there gets another lot; where there is none it cannot be sent until its owner is paid back', async () => {
  const [replaced, kept] = [await makeSold(server, { isDelivered: false }), await makeSold(server, { isDelivered: false })]
  await insertRow(db, 'stock_lots', { product_id: replaced.productId, lot: 'NEW', expires_on: null, quantity: 3 })
  expect((await recallOf(server, replaced.pharmacy, replaced.productId)).counts.packets).toBe(0)
  expect(await shelfOf(server, replaced.productId)).toMatchObject({ stock: 2 })
  expect((await recallOf(server, kept.pharmacy, kept.productId)).counts).toMatchObject({ packets: 1, here: 1 })
  const step = (step: 'accept' | 'prepare' | 'dispatch') => ({ params: { id: kept.id }, body: { step } })
  for (const name of ['accept', 'prepare'] as const)
    await call(pharmacyContract.takeDeskStep, step(name), { as: kept.pharmacy, key: `recalled-${name}` })
  const refused = await refusal(pharmacyContract.takeDeskStep, step('dispatch'), { as: kept.pharmacy, key: 'recalled-dispatch' })
  expect(refused).toMatchObject({ code: 'lot_recalled' })
  const { items } = await call(contract.listOwnRecalledPackets, {}, { as: kept.buyer })
  await call(contract.creditRecalledPacket, { params: { id: items[0]!.id } }, { as: kept.buyer, key: 'credit-of-kept' })
  await call(pharmacyContract.takeDeskStep, step('dispatch'), { as: kept.pharmacy, key: 'recalled-dispatch-2' })
  expect(await shelfOf(server, kept.productId)).toEqual({ stock: 0, lots: [{ lot: someLot, quantity: 5, reserved: 0 }] })
})

test('a lot on a label is found, warned of by the QR, never given again, and its owner is paid back', async () => {
  const { patient, pharmacy, order, product } = await makePaid(server)
  const step = (step: 'accept' | 'prepare') => ({ params: { id: order.id }, body: { step } })
  for (const name of ['accept', 'prepare'] as const)
    await call(pharmacyContract.takeDeskStep, step(name), { as: pharmacy, key: `label-${name}` })
  const dispensing = {
    lineId: order.lines[0]!.id,
    outcome: 'filled' as const,
    quantity: 1,
    lot: 'M-77',
    expiresOn: null,
    reason: '',
    recentReason: '',
  }
  await call(medicine.dispenseLine, { params: { id: order.id }, body: dispensing }, { as: pharmacy, key: 'label-dispense' })
  const admin = await makeAdmin(server)
  const { counts } = await recallOf(server, admin, product, 'M-77')
  expect(counts).toMatchObject({ packets: 1 })
  const kinds = await db.selectFrom('notices').select('kind').where('user_id', '=', pharmacy.userId).execute()
  expect(kinds.map(({ kind }) => kind)).toContain('lotRecalled')
  const { code } = await db.selectFrom('papers').select('code').executeTakeFirstOrThrow()
  const { paper } = await call(papersContract.checkPaper, { body: { code } })
  expect(paper!.recalled).toMatchObject([{ lot: 'M-77', reason }])
  const { items } = await call(contract.listOwnRecalledPackets, {}, { as: patient })
  const credit = await call(contract.creditRecalledPacket, { params: { id: items[0]!.id } }, { as: patient, key: 'label-credit' })
  expect(credit).toMatchObject({ orderKind: 'medicine', credited: { money: { amount: 1250 } } })
})

test('a pharmacy calls back and finds its own products alone', async () => {
  const { productId, pharmacy } = await makeSold(server)
  const stranger = await makePharmacy(server)
  const body = { productId, lot: someLot, reason }
  expect(await refusal(contract.recallLot, { body }, { as: stranger, key: 'of-a-stranger' })).toMatchObject({ status: 404 })
  expect((await call(contract.findRecallable, { query: {} }, { as: stranger })).items).toEqual([])
  const mine = await call(contract.findRecallable, { query: { search: 'timothy' } }, { as: pharmacy })
  expect(mine.items).toMatchObject([{ id: productId, lots: [{ lot: someLot, quantity: 4, isRecalled: false }] }])
  expect((await call(contract.listRecalls, { query: {} }, { as: stranger })).items).toEqual([])
})

test('paid while it is called back: the money finds another lot or goes back', async () => {
  const sold = await makeSold(server)
  const buyer = await makePatient(server)
  const [id] = await placed(server, buyer, await someCheckout(server, buyer, [sold]))
  await recallOf(server, sold.pharmacy, sold.productId)
  await payWith(server, buyer, id!)
  expect(await orderRow(server, id!)).toMatchObject({ payment_state: 'refunded' })
})
