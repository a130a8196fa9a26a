import { beforeEach, expect, test } from 'vitest'
import { catalogueContract as catalogue } from '#contract/catalogue/contract.ts'
import { chatContract as chat } from '#contract/chat/contract.ts'
import { doctorsContract as doctors } from '#contract/doctors/contract.ts'
import { listsContract as lists } from '#contract/lists/contract.ts'
import { searchContract } from '#contract/search/contract.ts'
import { befriend, write } from '#server/modules/chat/testing/make-conversation.ts'
import { makeAdmin, makeDoctor, makePatient, makePharmacy, type Person } from '../support/people.ts'
import { makeProduct } from '../support/products.ts'
import { insertRow } from '../support/rows.ts'
import { createTestServer } from '../support/server.ts'
import { spellingExamples } from '../support/spelling-examples.ts'

const server = await createTestServer()

let admin: Person
let reader: Person

beforeEach(async () => {
  admin = await makeAdmin(server)
  reader = await makePatient(server, { name: 'Reader' })
})

/** What is found for each spelling, by the names of the examples: all searches of a name must find it alone, or among a few. */
async function findAll(find: (typed: string) => Promise<readonly string[]>): Promise<string[]> {
  const missed: string[] = []
  for (const [name, ...spellings] of spellingExamples)
    for (const typed of spellings) if (!(await find(typed)).includes(name)) missed.push(`${typed} → ${name}`)
  return missed
}

test('doctors are found by every spelling, in the list and in the search of everything', async () => {
  for (const [name] of spellingExamples) await makeDoctor(server, { name })
  const listed = async (search: string) =>
    (await server.call(doctors.searchDoctors, { query: { search } })).items.map(({ name }) => name)
  expect(await findAll(listed)).toEqual([])
  const found = async (words: string) =>
    (await server.call(searchContract.search, { body: { words } })).items.map((item) => ('name' in item ? item.name : ''))
  expect(await findAll(found)).toEqual([])
})

test('products are found by every spelling, and a spelling is not taken for a typing error', async () => {
  const pharmacy = await makePharmacy(server)
  for (const [name] of spellingExamples) await makeProduct(server, { name, description: 'Care' }, pharmacy)
  const corrections: (string | null)[] = []
  const missed = await findAll(async (search) => {
    const { items, searchedFor } = await server.call(catalogue.listProducts, { query: { search } })
    corrections.push(searchedFor)
    return items.map(({ name }) => name)
  })
  expect(missed).toEqual([])
  expect(corrections.filter((text) => text !== null)).toEqual([])
})

test('messages are found by every spelling', async () => {
  const writer = await makePatient(server, { name: 'Writer' })
  await befriend(server, writer, reader)
  for (const [name] of spellingExamples) await write(server, writer, reader, { text: name })
  const found = async (search: string) =>
    (await server.call(chat.searchMessages, { query: { search } }, { as: reader })).items.map(({ text }) => text)
  expect(await findAll(found)).toEqual([])
})

test('entries of lists are found by every spelling', async () => {
  for (const [name] of spellingExamples)
    await insertRow(server.db, 'reference_entries', { id: server.platform.ids.next(), list: 'skills', name })
  const found = async (search: string) =>
    (await server.call(lists.listReferenceEntries, { query: { list: 'skills', search } }, { as: admin })).items.map(
      ({ name }) => name,
    )
  expect(await findAll(found)).toEqual([])
})
