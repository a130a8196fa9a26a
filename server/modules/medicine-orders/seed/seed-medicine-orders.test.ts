import { expect, test } from 'vitest'
import { medicineOrder } from '#contract/medicine-orders/order-kind.ts'
import { seedDemonstration } from '#server/seed/index.ts'
import { createTestServer } from '../../../../tests/support/server.ts'

const server = await createTestServer()

test('the demonstration pharmacy has orders of prescriptions in every state, each with what belongs to it', async () => {
  await seedDemonstration(server.platform)
  const orders = await server.db.selectFrom('orders').selectAll().where('kind', '=', 'medicine').execute()
  const states = new Set(orders.map(({ fulfilment_state }) => fulfilment_state))
  for (const state of medicineOrder.states) expect(states).toContain(state)
  for (const { id, payment_state, total } of orders) {
    const invoice = await server.db
      .selectFrom('invoices')
      .select('amount')
      .where('order_id', '=', id)
      .where('kind', '=', 'invoice')
      .executeTakeFirst()
    expect(invoice?.amount).toBe(['paid', 'refunded'].includes(payment_state) ? total : undefined)
  }
})
