import { beforeEach, expect, test } from 'vitest'
import { locales } from '#contract/kernel/values.ts'
import { ordersContract as contract } from '#contract/orders/contract.ts'
import { bookAndPay, openPractice } from '../../../../tests/booking/practice.ts'
import { payWith } from '../../../../tests/payments/money-rows.ts'
import { makePatient } from '../../../../tests/support/people.ts'
import { makeShopOrder } from '../../shop/testing/make-checkout.ts'
import { readPaper } from '../../../../tests/support/poppler.ts'
import { insertRow } from '../../../../tests/support/rows.ts'
import { refundOrder } from '#server/modules/orders/index.ts'
import { createTestServer } from '../../../../tests/support/server.ts'

const server = await createTestServer()
beforeEach(() => server.clock.set('2026-03-02T09:00:00.000Z'))

test('an invoice is a paper in the reader’s language, for its parties alone', async () => {
  const { patient, doctor } = await openPractice(server)
  const { orderId } = await bookAndPay(server, patient, doctor)
  const params = { id: orderId! }
  const invoice = await server.call(contract.readInvoice, { params }, { as: patient })
  for (const locale of locales) {
    const pdf = await server.call(contract.readInvoicePaper, { params, query: { locale } }, { as: patient })
    const bytes = new Uint8Array(await pdf.arrayBuffer())
    expect(await readPaper('qpdf', bytes, ['--check', 'PAPER'])).toContain('No syntax')
    const text = await readPaper('pdftotext', bytes, ['-layout', 'PAPER', '-'])
    expect(text).toContain(invoice.orderNumber)
    // The reader orders names with digits anew within lines from right to left.
    if (locale !== 'ar') for (const said of [invoice.number, patient.name, doctor.name]) expect(text).toContain(said)
  }
  const stranger = await makePatient(server)
  const query = { locale: 'en-US' as const }
  expect(await server.refusal(contract.readInvoicePaper, { params, query }, { as: stranger })).toMatchObject({ status: 404 })
})

test('a doctor without a clinic is at the address of the letterhead', async () => {
  const { patient, doctor } = await openPractice(server)
  await server.db
    .updateTable('doctors')
    .set({ clinic_name: null, clinic_address: null })
    .where('user_id', '=', doctor.userId)
    .execute()
  const letterhead = { heading: '', lines: JSON.stringify(['4 Mill Lane', 'Bath']), footer: '', logo_id: null, signature: null }
  await insertRow(server.db, 'letterheads', {
    doctor_id: doctor.userId,
    revision: 1,
    updated_at: server.clock.now(),
    ...letterhead,
  })
  const { orderId } = await bookAndPay(server, patient, doctor)
  const { seller } = await server.call(contract.readInvoice, { params: { id: orderId! } }, { as: patient })
  expect(seller.address).toBe('4 Mill Lane\nBath')
})

test('goods are told with their tax: of each line, and of each rate', async () => {
  const { id, buyer } = await makeShopOrder(server)
  await payWith(server, buyer, id)
  const invoice = await server.call(contract.readInvoice, { params: { id } }, { as: buyer })
  const money = (amount: number) => ({ amount, currency: 'USD' })
  expect(invoice.lines.map(({ tax }) => tax)).toEqual([
    { rate: 625, net: money(1000), tax: money(63), gross: money(1063) },
    { rate: 0, net: money(390), tax: money(0), gross: money(390) },
  ])
  expect(invoice.taxes.map(({ rate, gross }) => [rate, gross.amount])).toEqual([
    [625, 1063],
    [0, 390],
  ])
  await server.platform.transact((work) =>
    refundOrder(server.platform, work, id, { portion: 'half', reason: 'One came broken', actorId: null }),
  )
  const { creditNotes } = await server.call(contract.readInvoice, { params: { id } }, { as: buyer })
  const [note] = creditNotes
  // Half of $14.53, at the rates of the invoice.
  expect(note).toMatchObject({
    amount: money(727),
    taxes: [
      { rate: 625, tax: money(32) },
      { rate: 0, tax: money(0) },
    ],
  })
  expect(note!.taxes.map(({ gross }) => gross.amount)).toEqual([532, 195])
  for (const locale of locales) {
    const pdf = await server.call(contract.readInvoicePaper, { params: { id }, query: { locale } }, { as: buyer })
    const text = await readPaper('pdftotext', new Uint8Array(await pdf.arrayBuffer()), ['-layout', 'PAPER', '-'])
    if (locale === 'en-US')
      for (const said of ['Tax rate', '6.25%', '$0.63', '$10.63', '$7.27', '$0.32']) expect(text).toContain(said)
    if (locale === 'de-DE') expect(text).toContain('Steuersatz')
  }
})
