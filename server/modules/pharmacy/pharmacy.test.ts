import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { pharmacyContract as contract } from '#contract/pharmacy/contract.ts'
import { makePatient, makePharmacy, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makePaid } from '../medicine-orders/testing/make-medicine-order.ts'
import { product } from './testing/fixtures.ts'

const server = await createTestServer()
let keys = 0
const key = () => `key-of-pharmacy-${(keys += 1)}`
const heads = ['sku', 'name', 'category', 'audience', 'price', 'stock', 'lot', 'expires_on']

async function check(pharmacy: Person, lines: string[][], of = heads) {
  const body = { name: 'catalogue.csv', delimiter: ',' as const, heads: of }
  const { id } = await server.call(contract.beginCatalogueImport, { body }, { as: pharmacy, key: key() })
  await server.call(contract.sendCatalogueLines, { params: { id }, body: { firstLine: 2, lines } }, { as: pharmacy })
  return server.call(contract.readCatalogueImport, { params: { id } }, { as: pharmacy })
}
const apply = (pharmacy: Person, id: string) =>
  server.call(contract.applyCatalogueImport, { params: { id } }, { as: pharmacy, key: key() })
const products = (pharmacy: Person) =>
  server.call(contract.listOwnProducts, { query: { limit: 100 } }, { as: pharmacy }).then(({ items }) => items)

describe('a catalogue file', () => {
  test('is checked and changes nothing, then comes in whole', async () => {
    const pharmacy = await makePharmacy(server)
    const checked = await check(pharmacy, [
      ['A-1', 'Aspirin', 'tablets', 'people', '4.49', '10', 'L-1', '2027-01-31'],
      ['A-1', 'Aspirin', 'tablets', 'people', '4.49', '5', 'L-2', '2027-06-30'],
      ['B-1', 'Bandage', 'care', 'both', '2,00', '', '', ''],
    ])
    expect(checked).toMatchObject({ state: 'checking', lines: 3, added: 2, changed: 0, faultyLines: 0, faults: [] })
    expect(await products(pharmacy)).toEqual([])
    expect(await apply(pharmacy, checked.id)).toMatchObject({ state: 'applied', added: 2, changed: 0 })
    expect(await products(pharmacy)).toMatchObject([
      {
        sku: 'A-1',
        price: 449,
        stock: 15,
        lots: [
          { lot: 'L-1', quantity: 10 },
          { lot: 'L-2', quantity: 5 },
        ],
      },
      { sku: 'B-1', price: 200, stock: 0 },
    ])
    await expect(apply(pharmacy, checked.id)).rejects.toThrow('import_state')
  })

  test('with one faulty line brings in nothing; each fault has its line', async () => {
    const pharmacy = await makePharmacy(server)
    const checked = await check(pharmacy, [
      ['A-1', 'Aspirin', 'tablets', 'people', '4.49', '', '', ''],
      ['A-2', '=HYPERLINK("http://x","y")', 'tablets', 'people', '4.49', '', '', ''],
      ['A-1', 'Aspirin again', 'tablets', 'people', '4.49', '', '', ''],
      ['A-3', 'Short'],
      ['A-4', 'Cr\uFFFDme', 'tablets', 'people', '4.49', '', '', ''],
      ['A-5', 'Cream', 'tablets', 'people', '9'.repeat(100), '', '', ''],
    ])
    expect(checked).toMatchObject({
      faultyLines: 5,
      faults: [
        { line: 3, column: 'name', fault: 'formula', value: '=HYPERLINK("http://x","y")' },
        { line: 4, column: 'sku', fault: 'repeated', value: 'A-1' },
        { line: 5, column: null, fault: 'too_few_cells', value: 'A-3 Short' },
        { line: 6, column: 'name', fault: 'lost_character', value: 'Cr\uFFFDme' },
        { line: 7, column: 'price', fault: 'not_a_price', value: `${'9'.repeat(80)}…` },
      ],
    })
    await expect(apply(pharmacy, checked.id)).rejects.toThrow('import_faults')
    expect(await products(pharmacy)).toEqual([])
  })

  test('with wrong heads is refused, and each of them named', async () => {
    const pharmacy = await makePharmacy(server)
    await expect(check(pharmacy, [], ['sku', 'sku', 'colour'])).rejects.toThrow('import_heads')
  })

  test('sent again after a broken connection is there once', async () => {
    const pharmacy = await makePharmacy(server)
    const checked = await check(pharmacy, [['A-1', 'Aspirin', 'tablets', 'people', '4.49', '', '', '']])
    const body = { firstLine: 2, lines: [['A-1', 'Aspirin', 'tablets', 'people', '5.00', '', '', '']] }
    const sent = await server.call(contract.sendCatalogueLines, { params: { id: checked.id }, body }, { as: pharmacy })
    expect(sent).toEqual({ lines: 1, faultyLines: 0 })
    await apply(pharmacy, checked.id)
    expect(await products(pharmacy)).toMatchObject([{ price: 500 }])
  })

  test('taken out and brought in again leaves everything as it was, whatever names begin with', async () => {
    const pharmacy = await makePharmacy(server)
    for (const [sku, name] of [
      ['P-1', '=1+1'],
      ['P-2', '-5 °C gel "cold", soft'],
      ['P-3', 'عسل'],
    ])
      await server.call(contract.addOwnProduct, { body: product({ sku, name }) }, { as: pharmacy, key: key() })
    const before = await products(pharmacy)
    const file = await (await server.call(contract.readCatalogueFile, {}, { as: pharmacy })).text()
    expect(file).toContain("'=1+1")
    const [columns, ...lines] = Papa.parse<string[]>(file.trim(), { delimiter: ',' }).data
    const checked = await check(pharmacy, lines, columns!)
    expect(checked).toMatchObject({ faultyLines: 0, added: 0, changed: 3 })
    await apply(pharmacy, checked.id)
    expect(await products(pharmacy)).toEqual(before)
  })
})

test('a product has a number of its own, and what is off the shelf is found by nobody', async () => {
  const pharmacy = await makePharmacy(server)
  const added = await server.call(contract.addOwnProduct, { body: product() }, { as: pharmacy, key: key() })
  await expect(server.call(contract.addOwnProduct, { body: product() }, { as: pharmacy, key: key() })).rejects.toThrow(
    'sku_taken',
  )
  const hidden = { params: { id: added.id }, body: product({ isHidden: true }) }
  expect(await server.call(contract.changeOwnProduct, hidden, { as: pharmacy })).toMatchObject({ isHidden: true })
})

test('the nearest pharmacy comes first, with its hours in its own zone and whether it delivers there', async () => {
  // Monday, 9:00 UTC: half past two in the afternoon in Kolkata, four in the morning in Boston.
  const spans = JSON.stringify([{ weekday: 1, from: '09:00', to: '18:00' }])
  const near = await makePharmacy(
    server,
    { time_zone: 'America/New_York' },
    { latitude: 42.36, longitude: -71.06, opening_hours: spans },
  )
  const far = await makePharmacy(
    server,
    { time_zone: 'Asia/Kolkata' },
    { latitude: 19.07, longitude: 72.87, opening_hours: spans },
  )
  const patient = await makePatient(server)
  const ask = (query: object) => server.call(contract.listPharmacies, { query }, { as: patient })
  const { items } = await ask({ latitude: 42.37, longitude: -71.06 })
  expect(items).toMatchObject([
    { id: near.userId, openUntil: null, opensNext: { date: '2026-03-02', time: '09:00' }, delivery: { reaches: true } },
    { id: far.userId, openUntil: '18:00', delivery: { reaches: false } },
  ])
  expect((await ask({ openNow: 'true' })).items.map(({ id }) => id)).toEqual([far.userId])
})

test('hours that overlap are refused at their place', async () => {
  const pharmacy = await makePharmacy(server)
  const spans = [
    { weekday: 1, from: '09:00', to: '12:00' },
    { weekday: 1, from: '11:00', to: '13:00' },
  ]
  await expect(
    server.call(contract.changePharmacyHours, { body: { spans, closedDays: [] } }, { as: pharmacy }),
  ).rejects.toMatchObject({ status: 422 })
})

test('the desk counts what waits, what was sold, and what runs low', async () => {
  const { pharmacy } = await makePaid(server)
  const desk = await server.call(contract.readDesk, {}, { as: pharmacy })
  expect(desk).toMatchObject({ requests: 0, orders: [{ state: 'paid', orders: 1 }], lowStock: [] })
  expect(desk.sales).toHaveLength(30)
  expect(desk.sales.at(-1)).toMatchObject({ orders: 1, net: 1250 })
  const { items } = await server.call(contract.listDeskOrders, { query: {} }, { as: pharmacy })
  expect(items).toMatchObject([{ kind: 'medicine', next: 'accept', delivery: 'pickup' }])
})

test('a lot is added and put right by hand, never under what is kept nor over what changed meanwhile; its history says why', async () => {
  const pharmacy = await makePharmacy(server)
  const key = () => `lot-${server.platform.ids.next()}`
  const { id } = await server.call(contract.addOwnProduct, { body: product() }, { as: pharmacy, key: key() })
  const params = { id }
  const draft = { lotId: null, lot: 'L-1', expiresOn: '2027-01-31', quantity: 10, seenQuantity: 0, reason: 'Delivered' }
  const added = await server.call(contract.saveLot, { params, body: draft }, { as: pharmacy, key: key() })
  expect(added).toMatchObject({ stock: 10, lots: [{ lot: 'L-1', expiresOn: '2027-01-31', quantity: 10, reserved: 0 }] })
  const lotId = added.lots[0]!.id
  await server.db.updateTable('stock_lots').set({ reserved: 4 }).where('id', '=', lotId).execute()
  const change = (body: object) => ({ params, body: { ...draft, lotId, seenQuantity: 10, reason: 'Counted', ...body } })
  const code = async (body: object) => (await server.refusal(contract.saveLot, change(body), { as: pharmacy, key: key() })).code
  expect(await code({ quantity: 3 })).toBe('lot_reserved')
  expect(await code({ seenQuantity: 9 })).toBe('lot_changed')
  expect(await code({ lotId: null })).toBe('lot_taken')
  const put = await server.call(contract.saveLot, change({ quantity: 7 }), { as: pharmacy, key: key() })
  expect(put).toMatchObject({ stock: 3, lots: [{ quantity: 7 }] })
  const { items } = await server.call(contract.listLotChanges, { params }, { as: pharmacy })
  expect(items).toMatchObject([
    { quantityFrom: 10, quantityTo: 7, reason: 'Counted' },
    { quantityFrom: null, quantityTo: 10, reason: 'Delivered' },
  ])
})
