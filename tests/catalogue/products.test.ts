import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  audiences,
  categories,
  productSorts,
  productAudiences,
  type Audience,
  type Category,
  type ProductSort,
} from '#contract/catalogue/choices.ts'
import { catalogueContract } from '#contract/catalogue/contract.ts'
import type { ProductNarrowing } from '#contract/catalogue/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { matchesTerms } from '#server/kernel/search-terms.ts'
import { productOrders } from '#server/modules/catalogue/product-orders.ts'
import { makePharmacy, type Person } from '../support/people.ts'
import { makeProduct } from '../support/products.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer()
const { listProducts, readProduct, countProducts } = catalogueContract

type Asked = Parameters<typeof server.call<typeof listProducts>>[1]['query']
const names = async (query: Asked = {}) => (await server.call(listProducts, { query })).items.map(({ name }) => name)

/** Every page of a list, put together. */
async function allNames(query: Asked): Promise<string[]> {
  const found: string[] = []
  let cursor: string | undefined
  do {
    const page = await server.call(listProducts, { query: { ...query, ...(cursor && { cursor }) } })
    found.push(...page.items.map(({ name }) => name))
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return found
}

let pharmacy: Person
const product = (name: string, columns: Record<string, unknown> = {}, of = pharmacy) =>
  makeProduct(server, { name, ...columns }, of)

beforeEach(async () => {
  pharmacy = await makePharmacy(server)
})

describe('the shop lists', () => {
  test('what pharmacies sell that are verified and active, newest first', async () => {
    await product('Older', { created_at: '2026-01-01T00:00:00.000Z' })
    await product('Newer')
    await product('Unlicensed', {}, await makePharmacy(server, {}, { licence_state: 'unverified' }))
    await product('Suspended', {}, await makePharmacy(server, { status: 'suspended' }))
    expect(await names()).toEqual(['Newer', 'Older'])
  })

  test('by whom it is for, category, stock and prescription', async () => {
    await product('Hay')
    await product('Plaster', { category: 'care', audience: 'both' })
    await product('Pills', { category: 'tablets', audience: 'people', prescription_only: true })
    await product('Ball', { category: 'toys', stock: 0 })
    const sorted = async (query: Asked) => (await names(query)).toSorted()
    expect(await sorted({ audience: 'people' })).toEqual(['Pills', 'Plaster'])
    expect(await sorted({ audience: 'pets' })).toEqual(['Ball', 'Hay', 'Plaster'])
    expect(await sorted({ category: 'toys' })).toEqual(['Ball'])
    expect(await sorted({ inStock: 'true' })).toEqual(['Hay', 'Pills', 'Plaster'])
    expect(await sorted({ withoutPrescription: 'true' })).toEqual(['Ball', 'Hay', 'Plaster'])
    expect(await sorted({ inStock: 'false', withoutPrescription: 'false' })).toHaveLength(4)
    const { items } = await server.call(listProducts, { query: { category: 'toys' } })
    expect(items).toMatchObject([
      {
        name: 'Ball',
        category: 'toys',
        audience: 'pets',
        price: { amount: 1999, currency: 'USD' },
        inStock: false,
        prescriptionOnly: false,
        pharmacy: { id: pharmacy.userId },
      },
    ])
  })

  test('by words of name and description, whatever case and accents; signs of patterns mean themselves or nothing', async () => {
    await product('Crème für Hände', { description: 'With 10% urea' })
    await product('Hay', { description: 'For rabbits' })
    for (const search of ['creme', 'CRÈME hande', 'ur', 'fur urea', '10%'])
      expect(await names({ search })).toEqual(['Crème für Hände'])
    for (const search of ['%', '__', 'hay urea', '..']) expect(await names({ search })).toEqual([])
    expect(await names({ search: '' })).toHaveLength(2)
  })

  test('nothing that is asked for in ways it does not know', async () => {
    for (const [field, value] of Object.entries({
      category: 'medicine',
      sort: 'cheapest',
      audience: 'both',
      inStock: 'yes',
      limit: '1000',
    })) {
      const { status, errors } = await server.refusal(listProducts, { query: { [field]: value } })
      expect({ status, fields: errors?.map((each) => each.field) }).toEqual({ status: 422, fields: [field] })
    }
    await product('A')
    await product('B')
    const { next } = await server.call(listProducts, { query: { limit: 1, sort: 'name' } })
    const { errors } = await server.refusal(listProducts, { query: { limit: 1, sort: 'priceUp', cursor: next! } })
    expect(errors).toMatchObject([{ field: 'cursor' }])
  })

  test('in none but its own categories', async () => {
    await expect(product('Strange', { category: 'medicine' })).rejects.toThrow(/products_category_known/)
  })
})

interface Ware {
  name: string
  description: string
  category: Category
  audience: Audience
  price: number
  stock: number
  prescription: boolean
  day: number
}

/** Latin letters, so that the second implementation may fold by itself; few of everything, so that much is alike. */
const word = fc.constantFrom('Äpfel', 'apfel', 'Salbe', 'hay', 'Émulsion', 'B12', 'zink')
const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const ware = fc.record<Ware>({
  name: text,
  description: text,
  category: fc.constantFrom(...categories.slice(0, 3)),
  audience: fc.constantFrom(...audiences),
  price: fc.integer({ min: 0, max: 3 }),
  stock: fc.integer({ min: 0, max: 1 }),
  prescription: fc.boolean(),
  day: fc.integer({ min: 1, max: 4 }),
})
const narrowing = fc.record(
  {
    audience: fc.constantFrom(...productAudiences),
    search: fc.constantFrom('ap', 'HAY', 'emul', 'salbe z', 'b12 x', '¿?'),
    inStock: fc.constant(true),
    withoutPrescription: fc.constant(true),
  },
  { requiredKeys: [] },
)

const plain = (value: string) =>
  value
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
const wordsIn = (value: string) =>
  plain(value)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** What somebody asks for, wherever they are. */
type Asking = Partial<Omit<ProductNarrowing, 'broughtToMe'>>

function matches(each: Ware, asked: Asking): boolean {
  const said = wordsIn(`${each.name} ${each.description}`)
  const looked = asked.search === undefined ? [] : wordsIn(asked.search)
  return (
    (!asked.audience || each.audience === 'both' || each.audience === asked.audience) &&
    (!asked.inStock || each.stock > 0) &&
    (!asked.withoutPrescription || !each.prescription) &&
    (asked.search === undefined || looked.length > 0) &&
    looked.every((beginning) => said.some((one) => one.startsWith(beginning)))
  )
}

const textual = ({ inStock, withoutPrescription, ...rest }: Asking) => ({
  ...rest,
  ...(inStock && { inStock: 'true' as const }),
  ...(withoutPrescription && { withoutPrescription: 'true' as const }),
})

/** What a list is sorted by, as one text; of equal ones the id decides. */
const rank: Record<ProductSort, (each: Ware) => number | string> = {
  newest: ({ day }) => -day,
  // Nobody has reviewed any of them: the id decides.
  rating: () => 0,
  priceUp: ({ price }) => price,
  priceDown: ({ price }) => -price,
  name: ({ name }) => plain(name),
}
const idUp: Record<ProductSort, boolean> = { newest: false, rating: false, priceUp: true, priceDown: false, name: true }

test('pages put together are what a plain filter and sort give, without gap or repetition, and the counts agree', async () => {
  const lists = fc.array(ware, { maxLength: 14 })
  const sort = fc.constantFrom(...productSorts)
  const category = fc.option(fc.constantFrom(...categories.slice(0, 3)), { nil: undefined })
  await fc.assert(
    fc.asyncProperty(lists, narrowing, sort, category, fc.integer({ min: 1, max: 5 }), async (wares, asked, by, only, limit) => {
      await server.reset()
      pharmacy = await makePharmacy(server)
      const shelf: (Ware & { id: string })[] = []
      for (const each of wares) {
        const { prescription, day, ...columns } = each
        const created = `2026-01-0${day}T00:00:00.000Z`
        const id = await makeProduct(server, { ...columns, prescription_only: prescription, created_at: created }, pharmacy)
        shelf.push({ ...each, id })
      }
      const found = shelf.filter((each) => matches(each, asked))
      const inOrder = found
        .filter((each) => !only || each.category === only)
        .toSorted((a, b) => {
          const [left, right] = [rank[by](a), rank[by](b)]
          if (left !== right) return left < right ? -1 : 1
          return a.id < b.id === idUp[by] ? -1 : 1
        })
      const query = { ...textual(asked), sort: by, limit, ...(only && { category: only }) }
      expect(await allNames(query)).toEqual(inOrder.map(({ name }) => name))
      const { items } = await server.call(countProducts, { query: textual(asked) })
      const counted = categories.map((each) => [each, found.filter((one) => one.category === each).length] as const)
      expect(items.map((each) => [each.category, each.products])).toEqual(counted.filter(([, count]) => count > 0))
    }),
    { seed: 17, numRuns: 40 },
  )
})

test('counting ends where people do not care any more', async () => {
  for (let each = 0; each < 103; each++) await product(`Hay ${each}`)
  expect(await server.call(countProducts, { query: {} })).toEqual({ items: [{ category: 'food', products: 100 }] })
})

test('long names of any script are paged by name all the same', async () => {
  const long = ['औषधि '.repeat(60), '薬'.repeat(300), '😀 Größe '.repeat(40), 'a'.repeat(3000)]
  for (const name of long) await product(name)
  expect((await allNames({ sort: 'name', limit: 1 })).toSorted()).toEqual(long.toSorted())
})

/** How the database goes about a question when it may neither read a whole table nor sort, unless it must; a few rows it would. */
async function planOf(question: (db: Reader) => { explain: (format: 'text') => Promise<unknown> }): Promise<string> {
  const plan = await server.db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction)
    await sql`set local enable_sort = off`.execute(transaction)
    return question(transaction).explain('text')
  })
  return JSON.stringify(plan)
}

test.each([
  ['newest', 'products_newest'],
  ['rating', 'products_rating'],
  ['priceUp', 'products_price'],
  ['priceDown', 'products_price'],
  ['name', 'products_name'],
] as const)('a page by %s takes its rows in the order of an index', async (sort, index) => {
  const { column, id, direction } = productOrders[sort]
  const plan = await planOf((db) =>
    db.selectFrom('products').select('products.id').orderBy(column, direction).orderBy(id, direction).limit(21),
  )
  expect(plan).toContain(index)
  expect(plan).not.toContain('Sort')
})

test('words are looked up in an index', async () => {
  const words = matchesTerms('products.search_words', { patterns: [['% hay%'], ['% rabbit%', '% bunny%']] })
  expect(await planOf((db) => db.selectFrom('products').select('id').where(words))).toContain('products_search_words')
})

describe('one product', () => {
  test('comes with all that is told of it, who sells it, and others of its category for the same ones', async () => {
    const seller = await makePharmacy(server, { name: 'Harbour' }, { delivery_fee: 390, delivery_radius_metres: 8000 })
    const id = await product('Hay', { description: 'For rabbits', picture: '/pictures/hay.svg' }, seller)
    await product('Straw', { audience: 'both' })
    await product('Oats', { audience: 'people' })
    await product('Ball', { category: 'toys' })
    const found = await server.call(readProduct, { params: { id } })
    expect(found).toMatchObject({
      id,
      name: 'Hay',
      description: 'For rabbits',
      picture: '/pictures/hay.svg',
      pharmacy: {
        id: seller.userId,
        name: 'Harbour',
        town: 'Boston',
        delivery: { fee: { amount: 390, currency: 'USD' }, withinMetres: 8000 },
      },
    })
    expect(found.others.map(({ name }) => name)).toEqual(['Straw'])
  })

  test('does not exist for anybody when its pharmacy is not verified or is suspended, nor when there is none', async () => {
    const unverified = await product('Hay', {}, await makePharmacy(server, {}, { licence_state: 'unverified' }))
    const suspended = await product('Hay', {}, await makePharmacy(server, { status: 'suspended' }))
    for (const id of [unverified, suspended, '01900000-0000-7000-8000-000000000000']) {
      expect(await server.refusal(readProduct, { params: { id } })).toMatchObject({ status: 404, code: 'not_found' })
    }
    expect(await server.refusal(readProduct, { params: { id: 'hay' } })).toMatchObject({ status: 422 })
  })
})

describe('what was mistyped', () => {
  const names = async (search: string) => {
    const { items, searchedFor } = await server.call(catalogueContract.listProducts, { query: { search } })
    return { names: items.map(({ name }) => name), searchedFor }
  }

  test('is put right by the words of the catalogue, and said so', async () => {
    await makeProduct(server, { name: 'Amoxicillin 500 mg', description: 'An antibiotic. Finish the course.' })
    await makeProduct(server, { name: 'Digital thermometer', description: 'Reads in ten seconds.' })
    for (const search of ['amoxicillni', 'amoxycilin', 'amxoicillin']) {
      expect(await names(search)).toEqual({ names: ['Amoxicillin 500 mg'], searchedFor: 'amoxicillin' })
    }
    expect(await names('digital termometer')).toEqual({ names: ['Digital thermometer'], searchedFor: 'digital thermometer' })
    expect(await names('amoxi')).toEqual({ names: ['Amoxicillin 500 mg'], searchedFor: null })
    expect(await names('zzzzzzzz')).toEqual({ names: [], searchedFor: null })
  })

  test('also by words that a product got later', async () => {
    const id = await makeProduct(server, { name: 'Hay' })
    await server.db.updateTable('products').set({ name: 'Chlorhexidine' }).where('id', '=', id).execute()
    expect(await names('clorhexidine')).toEqual({ names: ['Chlorhexidine'], searchedFor: 'chlorhexidine' })
  })
})
