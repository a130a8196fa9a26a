import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { ordersContract } from '#contract/orders/contract.ts'
import { bookAndPay, openPractice } from '../../tests/booking/practice.ts'
import { createTestServer } from '../../tests/support/server.ts'
import * as lineSubjects from './0009-line-subjects.ts'

const server = await createTestServer()

test('lines that were kept as English sentences become what they are for, in orders, invoices and credit notes', async () => {
  const { doctor, patient } = await openPractice(server)
  const { orderId } = await bookAndPay(server, patient, doctor)
  const [invoice] = await server.db.selectFrom('invoices').selectAll().execute()
  const former = (...descriptions: string[]) =>
    JSON.stringify(descriptions.map((description) => ({ description, quantity: 1, unitPrice: 5000, amount: 5000 })))
  await server.db
    .updateTable('orders')
    .set({ lines: former('Video visit', 'Visit in the clinic', 'Thermometer') })
    .execute()
  await server.db
    .updateTable('invoices')
    .set({ lines: former('Clinic visit') })
    .execute()
  await server.db
    .insertInto('invoices')
    .values({
      ...invoice!,
      lines: former(invoice!.number),
      id: server.platform.ids.next(),
      kind: 'credit_note',
      corrects_id: invoice!.id,
      sequence: 2,
      number: '2026-000002',
    })
    .execute()

  await server.db.connection().execute((connection) => lineSubjects.up(connection as unknown as Kysely<unknown>))

  const order = await server.db.selectFrom('orders').select('lines').where('id', '=', orderId!).executeTakeFirstOrThrow()
  expect(order.lines.map(({ subject }) => subject)).toEqual([
    { kind: 'visit', mode: 'video' },
    { kind: 'visit', mode: 'clinic' },
    { kind: 'product', name: 'Thermometer' },
  ])
  const paper = await server.call(ordersContract.readInvoice, { params: { id: orderId! } }, { as: patient })
  expect(paper.lines).toMatchObject([{ subject: { kind: 'visit', mode: 'clinic' }, quantity: 1, amount: { amount: 5000 } }])
  const note = await sql<{ lines: unknown }>`select lines from invoices where kind = 'credit_note'`.execute(server.db)
  expect(note.rows).toMatchObject([{ lines: [{ subject: { kind: 'correction', invoiceNumber: invoice!.number } }] }])
})
