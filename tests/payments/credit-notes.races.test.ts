import { expect, test } from 'vitest'
import { ordersContract } from '#contract/orders/contract.ts'
import { compareBooks } from '#server/modules/ledger/compare.ts'
import { refundLines, refundOrder } from '#server/modules/orders/index.ts'
import { makeShelf, placed, someCheckout } from '#server/modules/shop/testing/make-checkout.ts'
import { makePatient } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { payWith } from './money-rows.ts'

const server = await createTestServer()
const { platform } = server

test('refunds at once, by amount and by piece, credit each rate of tax exactly as it was invoiced', async () => {
  for (let round = 0; round < 5; round++) {
    const [buyer, shelf] = [await makePatient(server), await makeShelf(server, { price: 1559 })]
    const [id] = await placed(server, buyer, await someCheckout(server, buyer, [shelf], { quantity: 3 }))
    await payWith(server, buyer, id!)
    const how = { reason: 'race', actorId: null }
    const pieces = { lines: [{ position: 1, quantity: 1 }], delivery: false, ...how }
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        platform.transact((work) =>
          index % 3 === 0
            ? refundLines(platform, work, id!, pieces)
            : refundOrder(platform, work, id!, { portion: { amount: 100 + 7 * index }, ...how }),
        ),
      ),
    )
    const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as { code: string }] : []))
    for (const { code } of reasons) expect(['nothing_to_refund', 'invalid_input']).toContain(code)
    await platform.transact((work) => refundOrder(platform, work, id!, { portion: 'full', ...how }))
    const { taxes, total, creditNotes } = await server.call(ordersContract.readInvoice, { params: { id: id! } }, { as: buyer })
    const credited = { gross: 0, 625: 0 }
    for (const note of creditNotes) {
      credited.gross += note.amount.amount
      for (const { rate, tax } of note.taxes) if (rate === 625) credited[625] += tax.amount
    }
    expect(credited).toEqual({ gross: total.amount, 625: taxes.find(({ rate }) => rate === 625)!.tax.amount })
  }
  expect(await compareBooks(server.db)).toEqual([])
})
