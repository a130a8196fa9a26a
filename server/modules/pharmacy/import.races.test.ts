import { expect, test } from 'vitest'
import { pharmacyContract as contract } from '#contract/pharmacy/contract.ts'
import { importLimits } from '#contract/pharmacy/values.ts'
import { makePharmacy, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()
const { call, send } = server
const heads = ['sku', 'name', 'category', 'audience', 'price', 'stock', 'lot', 'expires_on']
const lineOf = (number: number, name = `Product ${number}`) => [
  `N-${number}`,
  name,
  'care',
  'both',
  '4.90',
  String(number % 50),
  `L-${number % 7}`,
  '2028-01-31',
]
let keys = 0
const key = () => `import-under-way-${(keys += 1)}`

async function begin(as: Person): Promise<string> {
  const body = { name: 'catalogue.csv', delimiter: ',' as const, heads }
  return (await call(contract.beginCatalogueImport, { body }, { as, key: key() })).id
}
const sendPart = (as: Person, id: string, firstLine: number, lines: string[][]) =>
  send(contract.sendCatalogueLines, { params: { id }, body: { firstLine, lines } }, { as })
const apply = (as: Person, id: string) => send(contract.applyCatalogueImport, { params: { id } }, { as, key: key() })
const countOf = async (as: Person) =>
  (await server.db.selectFrom('products').select('id').where('pharmacy_id', '=', as.userId).execute()).length

test('a wrong header, a formula in a cell: named, and nothing comes in, however often it is applied at once', async () => {
  const pharmacy = await makePharmacy(server)
  const wrong = { name: 'catalogue.csv', delimiter: ',' as const, heads: ['sku', 'title', 'price'] }
  const refused = await send(contract.beginCatalogueImport, { body: wrong }, { as: pharmacy, key: key() })
  expect(await refused.json()).toMatchObject({ status: 409, code: 'import_heads' })
  const id = await begin(pharmacy)
  await sendPart(pharmacy, id, 2, [lineOf(1), lineOf(2, '=cmd|calc!A1'), lineOf(3, '@SUM(A1:A9)')])
  const checked = await call(contract.readCatalogueImport, { params: { id } }, { as: pharmacy })
  expect(checked.faults).toEqual([
    { line: 3, column: 'name', fault: 'formula', value: '=cmd|calc!A1' },
    { line: 4, column: 'name', fault: 'formula', value: '@SUM(A1:A9)' },
  ])
  const answers = await Promise.all(Array.from({ length: 8 }, () => apply(pharmacy, id)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(409))
  expect(await countOf(pharmacy)).toBe(0)
})

test('100,000 lines whose parts come by four lines at once, some of them twice: each product is there once', async () => {
  const pharmacy = await makePharmacy(server)
  const id = await begin(pharmacy)
  const { linesAtOnce } = importLimits
  const parts = Array.from({ length: 100_000 / linesAtOnce }, (_, part) => part * linesAtOnce)
  // Every tenth is sent again, as after a broken connection.
  const waiting = [...parts, ...parts.filter((_, index) => index % 10 === 0)]
  const sendNext = async (): Promise<void> => {
    const first = waiting.shift()
    if (first === undefined) return
    const lines = Array.from({ length: linesAtOnce }, (_, index) => lineOf(first + index))
    expect((await sendPart(pharmacy, id, first + 2, lines)).status).toBe(200)
    return sendNext()
  }
  await Promise.all(Array.from({ length: 4 }, sendNext))
  const checked = await call(contract.readCatalogueImport, { params: { id } }, { as: pharmacy })
  expect(checked).toMatchObject({ lines: 100_000, faultyLines: 0, added: 100_000 })
  const applied = await Promise.all(Array.from({ length: 3 }, () => apply(pharmacy, id)))
  expect(applied.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await countOf(pharmacy)).toBe(100_000)
})
