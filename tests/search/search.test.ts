import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { searchContract } from '#contract/search/contract.ts'
import { maxResults, type Found } from '#contract/search/schemas.ts'
import { matchesName } from '#server/kernel/search-terms.ts'
import { bookAndPay, bookingOf, openHours, openPractice } from '../booking/practice.ts'
import {
  makeAdmin,
  makeCompany,
  makeDoctor,
  makePatient,
  makePet,
  makePharmacy,
  makeStaff,
  signIn,
  type Person,
} from '../support/people.ts'
import { makeProduct } from '../support/products.ts'
import { insertRow } from '../support/rows.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer()

const search = async (words: string, as?: Person) => (await server.call(searchContract.search, { body: { words } }, { as })).items
const kinds = (items: readonly Found[]) => items.map(({ kind }) => kind)
const ids = (items: readonly Found[], kind: Found['kind']) => items.filter((item) => item.kind === kind).map(({ id }) => id)

describe('doctors', () => {
  test('are found by everybody, by the beginnings of words of their names, whatever case and accents', async () => {
    const doctor = await makeDoctor(server, { name: 'Dr. José O’Neil-Müller' })
    const everybody = [
      undefined,
      await makePatient(server),
      await makePharmacy(server),
      await makeCompany(server),
      await makeAdmin(server),
    ]
    for (const as of everybody) expect(ids(await search('muller jos', as), 'doctor')).toEqual([doctor.userId])
    for (const words of ['JOSÉ', 'o’neil', 'müll', 'Neil Dr.'])
      expect(ids(await search(words), 'doctor')).toEqual([doctor.userId])
    for (const words of ['uller', 'jose maria', '%%', '__', '\\\\', '..']) expect(await search(words)).toEqual([])
  })

  test('are found only while patients can book them', async () => {
    await makeDoctor(server, { name: 'Nora Waiting' }, { licence_state: 'unverified' })
    await makeDoctor(server, { name: 'Nora Gone', status: 'suspended' })
    expect(await search('nora')).toEqual([])
  })
})

describe('products', () => {
  test('are found by everybody by their names, with what tells them apart', async () => {
    const pharmacy = await makePharmacy(server, { name: 'Harbour' })
    const id = await makeProduct(server, { name: 'Crème Nº 5', description: 'For rabbits', price: 450 }, pharmacy)
    for (const as of [undefined, await makePatient(server), pharmacy, await makeAdmin(server)])
      expect((await search('creme 5', as)).filter(({ kind }) => kind === 'product')).toEqual([
        { kind: 'product', id, name: 'Crème Nº 5', price: { amount: 450, currency: 'USD' }, pharmacy: 'Harbour' },
      ])
    expect(await search('rabbits')).toEqual([])
  })

  test('are found only while the shop shows them', async () => {
    await makeProduct(server, {}, await makePharmacy(server, {}, { licence_state: 'unverified' }))
    expect(await search('timothy')).toEqual([])
  })
})

test('published articles are found by everybody by their words', async () => {
  const post = {
    title: 'Rabbits in winter',
    summary: 'Hay, and company',
    category: 'small-animals',
    author_name: 'Vera Vet',
    body: JSON.stringify({ type: 'doc', content: [] }),
    reading_minutes: 2,
    updated_at: '2026-02-01T00:00:00.000Z',
  }
  const [id, draft] = [server.platform.ids.next(), server.platform.ids.next()]
  await insertRow(server.db, 'blog_posts', { ...post, id, slug: 'winter', published_at: '2026-02-01T00:00:00.000Z' })
  await insertRow(server.db, 'blog_posts', { ...post, id: draft, slug: 'draft', published_at: null })
  expect(await search('rabbit')).toEqual([
    { kind: 'article', id, slug: 'winter', name: 'Rabbits in winter', summary: 'Hay, and company' },
  ])
})

describe('a patient', () => {
  test('finds their own visits, orders and pets, and nothing of others', async () => {
    const { doctor, patient } = await openPractice(server)
    const petId = await makePet(server, patient, { name: 'Thunder', species: 'horse' })
    const vet = await makeDoctor(server, { name: 'Vera Vet' }, { kind: 'veterinarian', speciality: 'equine' })
    await openHours(server, vet)
    const appointment = await bookAndPay(server, patient, vet, { petId })
    await bookAndPay(server, await makePatient(server), doctor)
    expect(ids(await search('thunder', patient), 'pet')).toEqual([petId])
    expect(ids(await search('thunder', patient), 'visit')).toEqual([appointment.id])
    expect(await search('vera', patient)).toMatchObject([
      { kind: 'visit', id: appointment.id, other: 'Vera Vet', subject: 'Thunder' },
      { kind: 'order', id: appointment.orderId, other: 'Vera Vet', total: { amount: 5000, currency: 'USD' } },
      { kind: 'doctor', id: vet.userId },
    ])
    const order = await server.db
      .selectFrom('orders')
      .select('number')
      .where('id', '=', appointment.orderId!)
      .executeTakeFirstOrThrow()
    expect(ids(await search(order.number.toLowerCase(), patient), 'order')).toEqual([appointment.orderId])
    expect(ids(await search(appointment.number.slice(0, 6), patient), 'visit')).toEqual([appointment.id])
    const neighbour = await makePatient(server)
    for (const words of ['thunder', order.number, appointment.number]) expect(await search(words, neighbour)).toEqual([])
    expect(kinds(await search('vera', neighbour))).toEqual(['doctor'])
  })

  test('does not find a pet that was archived', async () => {
    const patient = await makePatient(server)
    await makePet(server, patient, { name: 'Thunder', archived_at: server.clock.now() })
    expect(await search('thunder', patient)).toEqual([])
  })
})

describe('a practice', () => {
  test('finds its patients, their pets, visits and invoices; another practice none of them', async () => {
    const vet = await makeDoctor(server, { name: 'Vera Vet' }, { kind: 'veterinarian', speciality: 'equine' })
    await openHours(server, vet)
    const patient = await makePatient(server, { name: 'Zoë Ångström' })
    const petId = await makePet(server, patient, { name: 'Thunder', species: 'horse' })
    await bookAndPay(server, patient, vet, { petId })
    const later = await bookAndPay(server, patient, vet, { petId, start: '2026-03-05T10:00:00.000Z' })
    const staff = await makeStaff(server, vet, ['appointments'])
    for (const as of [vet, staff]) {
      const items = await search('zoe ang', as)
      expect(items[0]).toMatchObject({
        kind: 'patient',
        id: petId,
        pet: { name: 'Thunder' },
        visitId: later.id,
        start: later.start,
      })
      expect(ids(items, 'visit')).toHaveLength(2)
      expect(ids(await search('thun', as), 'patient')).toEqual([petId])
      expect(ids(await search(later.number, as), 'visit')).toEqual([later.id])
    }
    const stranger = await makeDoctor(server)
    for (const words of ['zoe', 'thunder', later.number]) {
      expect(await search(words, stranger)).toEqual([])
      expect(await search(words, await makeStaff(server, vet, ['availability']))).toEqual([])
    }
  })

  test('finds invoices by payer or number, staff with the right to them', async () => {
    const practice = await openPractice(server)
    const appointment = await bookAndPay(server, practice.patient, practice.doctor)
    server.clock.set(appointment.start)
    const doctor = await signIn(server, practice.doctor)
    const patient = await signIn(server, practice.patient)
    const office = await makeStaff(server, doctor, ['invoices'])
    await server.call(booking.checkIn, { params: { id: appointment.id } }, { as: patient })
    await server.call(booking.startAppointment, { params: { id: appointment.id } }, { as: doctor })
    await server.call(booking.completeAppointment, { params: { id: appointment.id } }, { as: doctor })
    const { id, number } = await server.db.selectFrom('invoices').select(['id', 'number']).executeTakeFirstOrThrow()
    for (const words of [patient.name, number]) {
      expect(ids(await search(words, doctor), 'invoice')).toEqual([id])
      expect(kinds(await search(words, office))).toEqual(['invoice'])
      expect(ids(await search(words, await makeStaff(server, doctor, ['appointments'])), 'invoice')).toEqual([])
    }
  })
})

test('an administrator finds accounts by name or e-mail address, and orders by number', async () => {
  const { doctor, patient } = await openPractice(server)
  const appointment = await server.call(booking.bookAppointment, { body: bookingOf(doctor) }, { as: patient })
  const admin = await makeAdmin(server, { name: 'Root Admin' })
  expect(await search(patient.email.slice(0, 12).toUpperCase(), admin)).toMatchObject([
    { kind: 'account', id: patient.userId, role: 'patient', status: 'active', email: patient.email },
  ])
  expect(ids(await search('root', admin), 'account')).toEqual([admin.userId])
  const { number } = await server.db.selectFrom('orders').select('number').executeTakeFirstOrThrow()
  expect(ids(await search(number, admin), 'order')).toEqual([appointment.orderId])
  expect(await search(number, await makePharmacy(server))).toEqual([])
})

test('finds at most so many of a kind', async () => {
  for (let number = 0; number < maxResults + 2; number += 1) await makeDoctor(server, { name: `Ann Number${number}` })
  expect(await search('ann')).toHaveLength(maxResults)
})

test('writes nowhere what was looked for', async () => {
  const admin = await makeAdmin(server)
  await search('Ada Lovelace', admin)
  expect(JSON.stringify(server.log.entries)).not.toContain('Lovelace')
})

test('refuses less than two characters and unknown fields by name', async () => {
  expect(await server.refusal(searchContract.search, { body: { words: ' a ' } })).toMatchObject({
    status: 422,
    errors: [{ field: 'words' }],
  })
})

test.each([
  ['users', 'users_name_words'],
  ['pets', 'pets_name_words'],
] as const)('names of %s are found by their index', async (table, index) => {
  const plan = await server.db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction)
    const query = transaction
      .selectFrom(table)
      .select('id')
      .where(matchesName(table, { patterns: [['% ann%'], ['% lee%', '% li%']] }))
    return (await query.explain('text')) as unknown
  })
  expect(JSON.stringify(plan)).toContain(index)
})
