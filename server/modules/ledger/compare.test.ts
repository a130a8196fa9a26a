import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Reader } from '#server/kernel/db.ts'
import { makeDoctor, makePatient } from '../../../tests/support/people.ts'
import { holdSeat, seatModule } from '../../../tests/payments/seat.ts'
import { payWith } from '../../../tests/payments/money-rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { compareBooks, questions } from './compare.ts'

const server = await createTestServer({ besides: [seatModule] })

/** How the database would go about each question. */
async function plansOf(db: Reader): Promise<string> {
  const plans: string[] = []
  for (const question of Object.values(questions)) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${question}`.execute(db)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans.join('\n')
}

test('the books are compared in one pass of each table, also where the database has counted as good as nothing yet', async () => {
  const [buyer, seller] = [await makePatient(server), await makeDoctor(server)]
  const { orderId } = await holdSeat(server, { buyer, seller, price: 5000 })
  await payWith(server, buyer, orderId)
  // What it has counted now it takes for all there is, whatever comes until it counts again.
  await sql`analyze orders, payments, refunds, invoices, ledger_transactions, ledger_entries`.execute(server.db)
  expect(await plansOf(server.db)).toContain('Nested Loop')
  await server.db.transaction().execute(async (transaction) => {
    expect(await compareBooks(transaction)).toEqual([])
    const plans = await plansOf(transaction)
    expect(plans).not.toContain('Nested Loop')
    expect(plans).not.toContain('SubPlan')
  })
})
