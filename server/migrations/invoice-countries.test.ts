import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { bookAndPay, openPractice } from '../../tests/booking/practice.ts'
import { createTestServer } from '../../tests/support/server.ts'
import * as invoiceCountries from './0015-invoice-countries.ts'

const server = await createTestServer()

test.each([
  ['Willow Clinic\n1 Willow Lane\nBoston, MA, 02108\nUS', 'Willow Clinic\n1 Willow Lane\nBoston, MA, 02108', 'US'],
  ['Clinic NW', 'Clinic NW', null],
  ['DE', null, 'DE'],
  [null, null, null],
])('an address that was kept as %j has its country by itself', async (former, address, country) => {
  const { doctor, patient } = await openPractice(server)
  await bookAndPay(server, patient, doctor)
  await server.db.updateTable('invoices').set({ seller_address: former, seller_country: null }).execute()
  // The migration adds the column that is there already: it is tried, and taken back, in a transaction.
  const undone = new Error('undone')
  const migrated = server.db.transaction().execute(async (tx) => {
    await sql`alter table invoices drop column seller_country`.execute(tx)
    await invoiceCountries.up(tx as unknown as Kysely<unknown>)
    const rows = await tx.selectFrom('invoices').select(['seller_address', 'seller_country']).execute()
    expect(rows).toEqual([{ seller_address: address, seller_country: country }])
    throw undone
  })
  await expect(migrated).rejects.toBe(undone)
})
