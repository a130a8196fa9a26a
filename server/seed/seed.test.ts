import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { lineTaxOf, taxOn, withTax } from '#contract/orders/tax.ts'
import { compareBooks } from '#server/modules/ledger/compare.ts'
import { taxClassOf } from '#server/modules/shop/checkout/goods-to-sell.ts'
import { createTestServer } from '../../tests/support/server.ts'
import { seedDemonstration } from './index.ts'

const server = await createTestServer()

async function count(from: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(from)}`.execute(server.db)
  return rows[0]!.n
}

/** A fingerprint of every table that has ids, to see that the world is the same every time. */
async function fingerprint(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' order by 1`.execute(server.db)
  const prints = rows.map(({ name }) => `(select string_agg(t::text, '|' order by id) from ${name} t)`)
  const found = await sql<{
    print: string
  }>`select md5(array_to_string(array[${sql.raw(prints.join(', '))}], '#', '')) as print`.execute(server.db)
  return found.rows[0]!.print
}

it('fills the world that was promised, once', async () => {
  expect(await seedDemonstration(server.platform)).toBe(true)
  expect(await seedDemonstration(server.platform)).toBe(false)
  expect(await count(`doctors where licence_state = 'verified'`)).toBe(60)
  expect(await count(`doctors where licence_state = 'unverified'`)).toBe(4)
  expect(await count(`doctors where licence_state = 'verified' and kind = 'veterinarian'`)).toBe(24)
  expect(await count('(select distinct time_zone from availability) zones')).toBeGreaterThan(8)
  expect(await count(`pharmacies where licence_state = 'verified'`)).toBe(12)
  // Beside those on prescription that the demonstration pharmacy has (medicine-orders).
  expect(await count(`products where sku not like 'RX-%'`)).toBe(300)
  expect(await count('companies')).toBe(6)
  expect(await count('patients')).toBe(200)
  expect(await count('blog_posts')).toBe(33)
  expect(await count('reviews')).toBeGreaterThan(100)
  expect(await count('pets')).toBeGreaterThan(100)
})

it('has visits in every state, and books that agree with them', async () => {
  await seedDemonstration(server.platform)
  expect(await count('(select distinct state from appointments) states')).toBe(8)
  expect(
    await count(
      `orders o join appointments a on a.id = o.subject_id where a.state = 'completed' and o.fulfilment_state <> 'completed'`,
    ),
  ).toBe(0)
  expect(
    await count(
      'orders o join payments p on p.id = (select payment_id from payment_orders where order_id = o.id) where p.amount <> o.total',
    ),
  ).toBe(0)
  expect(
    await count(`orders where fulfilment_state = 'completed' and not exists (select 1 from invoices where order_id = orders.id)`),
  ).toBe(0)
  expect(await count(`(select seller_id, year from invoices group by 1, 2 having max(sequence) <> count(*)) gaps`)).toBe(0)
  expect(await count(`invoices where seller_name = ''`)).toBe(0)
  expect(
    await count(
      `invoices i join doctors d on d.user_id = i.seller_id where (i.seller_address is null) <> (d.clinic_address is null)`,
    ),
  ).toBe(0)
  expect(await count(`invoices where buyer_address is null or buyer_country is null`)).toBe(0)
  expect(await count(`invoices where seller_country is not null`)).toBeGreaterThan(0)
})

it('numbers the papers of a seller in order of time, taxes goods as a checkout would, and leaves the tie-out nothing to find', async () => {
  await seedDemonstration(server.platform)
  expect(
    await count(
      'invoices later join invoices earlier using (seller_id, year) where later.sequence > earlier.sequence and later.issued_at < earlier.issued_at',
    ),
  ).toBe(0)
  expect(
    await count(`invoices note join invoices corrected on corrected.id = note.corrects_id, jsonb_array_elements(note.lines) line
      where line #>> '{subject,kind}' = 'correction' and line #>> '{subject,invoiceNumber}' <> corrected.number`),
  ).toBe(0)
  const lines = await server.db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('pharmacies', 'pharmacies.user_id', 'orders.seller_id')
    .leftJoin('products', 'products.id', 'order_lines.subject_id')
    .select(['order_lines.kind', 'quantity', 'unit_amount', 'order_lines.discount', 'order_lines.tax', 'order_lines.total'])
    .select(['products.category', sql<string>`pharmacies.address ->> 'country'`.as('country')])
    .execute()
  expect(lines.filter(({ tax }) => tax > 0).length).toBeGreaterThan(10)
  for (const { kind, category, country, quantity, unit_amount, discount, tax, total } of lines) {
    const rule = lineTaxOf(country, kind === 'delivery' ? 'delivery' : taxClassOf(category!))
    const amount = quantity * unit_amount - discount
    expect({ tax, total }).toEqual({ tax: taxOn(amount, rule), total: withTax(amount, rule) })
  }
  expect(await compareBooks(server.db)).toEqual([])
})

it('is the same every time', async () => {
  await seedDemonstration(server.platform)
  const first = await fingerprint()
  await server.reset()
  await seedDemonstration(server.platform)
  expect(await fingerprint()).toBe(first)
})
