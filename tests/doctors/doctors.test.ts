import { describe, expect, test } from 'vitest'
import { siteContract } from '#contract/site/contract.ts'
import { doctorsContract as doctors } from '#contract/doctors/contract.ts'
import { openHours } from '../booking/practice.ts'
import { makeDoctor, makePatient, makeStaff, type Person } from '../support/people.ts'
import { insertRow } from '../support/rows.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer()
const { call, refusal } = server

const find = async (query: object = {}) => (await call(doctors.searchDoctors, { query })).items.map(({ name }) => name)

async function doctor(
  name: string,
  columns: Record<string, unknown> = {},
  hours: Record<string, unknown> | null = {},
): Promise<Person> {
  const person = await makeDoctor(server, { name }, columns)
  if (hours) await openHours(server, person, hours)
  return person
}

const berlin = { latitude: 52.52, longitude: 13.405 }
const potsdam = { latitude: 52.39, longitude: 13.065 }

describe('doctors are found', () => {
  test('by everything they are asked for, and only verified ones whose account is active', async () => {
    await doctor('Ada', {
      speciality: 'cardiology',
      languages: ['en', 'de'],
      video_fee: 3000,
      clinic_fee: null,
      rating_sum: 9,
      rating_count: 2,
    })
    await doctor('Ben', {
      kind: 'veterinarian',
      speciality: 'equine',
      languages: ['fr'],
      video_fee: 6000,
      clinic_fee: 2000,
      biography: 'Loves 100% wild horses',
    })
    await doctor('Unknown', { licence_state: 'unverified' })
    const gone = await doctor('Gone')
    await server.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', gone.userId).execute()
    expect((await find()).toSorted()).toEqual(['Ada', 'Ben'])
    for (const query of [
      { kind: 'physician' },
      { speciality: 'cardiology' },
      { language: 'de' },
      { mode: 'video', maximumFee: 5999 },
      { minimumRating: 4.5 },
      { search: 'CARDIO' },
      { search: 'ad' },
    ]) {
      expect(await find(query)).toEqual(['Ada'])
    }
    for (const query of [{ mode: 'clinic' }, { maximumFee: 2000 }, { search: '100%' }, { kind: 'veterinarian', place: 'bost' }]) {
      expect(await find(query)).toEqual(['Ben'])
    }
    for (const query of [{ minimumRating: 4.6 }, { place: 'Paris' }, { language: 'es' }]) expect(await find(query)).toEqual([])
  })

  test('by the species they treat, as they say or as is usual, and by what people complain of; with a count of all', async () => {
    await doctor('Heart', { speciality: 'cardiology' })
    await doctor('Skin', { speciality: 'dermatology' })
    await doctor('Pets', { kind: 'veterinarian', speciality: 'small-animals' })
    await doctor('Dogs', { kind: 'veterinarian', speciality: 'small-animals', species: ['dog'] })
    await doctor('Horses', { kind: 'veterinarian', speciality: 'equine' })
    const found = async (query: object) => (await find(query)).toSorted()
    expect(await found({ species: 'dog' })).toEqual(['Dogs', 'Pets'])
    expect(await found({ species: 'rabbit' })).toEqual(['Pets'])
    expect(await found({ species: 'horse' })).toEqual(['Horses'])
    expect(await found({ complaint: 'rash' })).toEqual(['Dogs', 'Pets', 'Skin'])
    expect(await found({ complaint: 'rash', kind: 'physician' })).toEqual(['Skin'])
    for (const sort of ['nextFree', 'fee'] as const) {
      const page = await call(doctors.searchDoctors, { query: { complaint: 'rash', sort, limit: 1 } })
      expect([page.items.length, page.total]).toEqual([1, 3])
      const rest = await call(doctors.searchDoctors, { query: { complaint: 'rash', sort, limit: 1, cursor: page.next! } })
      expect(rest.total).toBe(3)
    }
    expect((await refusal(doctors.searchDoctors, { query: { species: 'dragon' } })).errors).toMatchObject([{ field: 'species' }])
    const { items } = await call(doctors.searchDoctors, { query: { kind: 'veterinarian' } })
    expect(Object.fromEntries(items.map(({ name, species }) => [name, species.length]))).toEqual({ Dogs: 1, Horses: 1, Pets: 6 })
  })

  test('by the beginnings of words in any writing, wherever each of them is said; never by what an address is made of', async () => {
    await doctor('Núria Ößling', { speciality: 'small-animals', clinic_name: 'Clínica Río', biography: 'Cats above all' })
    for (const search of ['nuria', 'oßl', 'NÚRIA rio', 'small animal cats', 'clinica oßling'])
      expect(await find({ search })).toEqual(['Núria Ößling'])
    for (const search of ['uria', 'nuria dogs', '-', 'lines']) expect(await find({ search })).toEqual([])
    expect(await find({ place: 'willow 02108' })).toEqual(['Núria Ößling'])
    for (const place of ['city', 'postalCode', '%']) expect(await find({ place })).toEqual([])
  })

  test('in the order of next free time, with the first two slots of each of four days; who has none stands last', async () => {
    await doctor('Later', {}, { notice_minutes: 3000 })
    await doctor('Never', {}, null)
    await doctor('Sooner', {}, { notice_minutes: 0 })
    const { items } = await call(doctors.searchDoctors, { query: {} })
    expect(items.map(({ name }) => name)).toEqual(['Sooner', 'Later', 'Never'])
    expect(items[0]!.nextFree.map(({ start }) => start)).toEqual([
      '2026-03-02T09:00:00.000Z',
      '2026-03-02T09:30:00.000Z',
      '2026-03-03T09:00:00.000Z',
      '2026-03-03T09:30:00.000Z',
      '2026-03-04T09:00:00.000Z',
      '2026-03-04T09:30:00.000Z',
      '2026-03-05T09:00:00.000Z',
      '2026-03-05T09:30:00.000Z',
    ])
    expect(items[2]!.nextFree).toEqual([])
    expect((await find({ freeBy: '2026-03-03' })).toSorted()).toEqual(['Sooner'])
    expect(await find({ freeBy: '2026-03-05', sort: 'fee' })).toHaveLength(2)
  })

  test('in the order of fee, rating and distance, nearest within reach', async () => {
    await doctor('Cheap', { video_fee: 1000, clinic_fee: null, rating_sum: 2, rating_count: 1, ...potsdam })
    await doctor('Dear', { video_fee: 9000, clinic_fee: null, rating_sum: 10, rating_count: 2, ...berlin })
    await doctor('Nowhere', { video_fee: 5000, clinic_fee: null })
    expect(await find({ sort: 'fee' })).toEqual(['Cheap', 'Nowhere', 'Dear'])
    expect(await find({ sort: 'rating' })).toEqual(['Dear', 'Cheap', 'Nowhere'])
    expect(await find({ sort: 'distance', ...berlin })).toEqual(['Dear', 'Cheap', 'Nowhere'])
    expect(await find({ ...berlin, maximumDistance: 10 })).toEqual(['Dear'])
    const { items } = await call(doctors.searchDoctors, { query: { sort: 'distance', ...berlin, maximumDistance: 50 } })
    expect(items.map(({ distance }) => distance)).toEqual([0, 27.2])
    expect((await refusal(doctors.searchDoctors, { query: { sort: 'distance' } })).errors).toMatchObject([{ field: 'latitude' }])
  })

  test.each(['nextFree', 'rating', 'fee'])('page by page without gap or repetition, by %s', async (sort) => {
    const names = ['A', 'B', 'C', 'D', 'E']
    for (const name of names) await doctor(name)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await call(doctors.searchDoctors, { query: { sort: sort as 'fee', limit: 2, cursor } })
      seen.push(...page.items.map(({ name }) => name))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(seen.toSorted()).toEqual(names)
    const wrong = await refusal(doctors.searchDoctors, { query: { sort, cursor: 'eyJhIjoxfQ' } })
    expect(wrong.errors).toMatchObject([{ field: 'cursor' }])
  })
})

test('a profile shows what a person needs to choose; nobody else’s licence', async () => {
  const ada = await doctor('Ada', { biography: 'Hearts', awards: ['Golden Heart'], skills: ['Echo'], experience_since: 2004 })
  const profile = await call(doctors.readDoctor, { params: { id: ada.userId } })
  expect(profile).toMatchObject({
    id: ada.userId,
    biography: 'Hearts',
    awards: ['Golden Heart'],
    skills: ['Echo'],
    experienceSince: 2004,
    fees: { video: { amount: 5000, currency: 'USD' }, clinic: { amount: 8000 } },
    clinic: { name: 'Willow Clinic', address: { city: 'Boston' } },
    rating: { average: null, count: 0 },
  })
  expect(profile.nextFree).toHaveLength(3)
  expect(JSON.stringify(profile)).not.toContain('licence')
})

test('a doctor who waits for verification sees the own profile; nobody else does', async () => {
  const ada = await doctor('Ada', { licence_state: 'unverified' })
  expect((await refusal(doctors.readDoctor, { params: { id: ada.userId } })).status).toBe(404)
  expect((await refusal(doctors.listReviews, { params: { id: ada.userId } })).status).toBe(404)
  for (const as of [ada, await makeStaff(server, ada, [])]) {
    expect(await call(doctors.readOwnProfile, {}, { as })).toMatchObject({ name: 'Ada', licenceState: 'unverified' })
  }
})

test('reviews come newest first, under a first name and an initial', async () => {
  const ada = await doctor('Ada')
  const patient = await makePatient(server, { name: 'Grace Brewster Hopper' })
  for (const [index, rating] of [5, 3, 4].entries()) {
    const id = server.platform.ids.next()
    const time = { starts_at: `2026-02-0${index + 1}T10:00:00.000Z`, ends_at: `2026-02-0${index + 1}T10:30:00.000Z` }
    await insertRow(server.db, 'appointments', {
      id,
      number: `V-${index}`,
      patient_id: patient.userId,
      doctor_id: ada.userId,
      mode: 'video',
      state: 'completed',
      ...time,
      blocked: `[${time.starts_at},${time.ends_at})`,
      buffer_before_minutes: 0,
      buffer_after_minutes: 0,
      fee: 0,
      currency: 'USD',
      created_at: time.starts_at,
      updated_at: time.ends_at,
    })
    await insertRow(server.db, 'reviews', {
      id: server.platform.ids.next(),
      appointment_id: id,
      doctor_id: ada.userId,
      patient_id: patient.userId,
      rating,
      words: `Visit ${index}`,
      created_at: time.ends_at,
    })
  }
  const first = await call(doctors.listReviews, { params: { id: ada.userId }, query: { limit: 2 } })
  expect(first.items.map(({ stars, author }) => [stars, author])).toEqual([
    [4, 'Grace H.'],
    [3, 'Grace H.'],
  ])
  const rest = await call(doctors.listReviews, { params: { id: ada.userId }, query: { limit: 2, cursor: first.next! } })
  expect([rest.items.map(({ stars }) => stars), rest.next]).toEqual([[5], null])

  const { voices } = await call(siteContract.readHome, {})
  expect(voices.map(({ author, stars, doctor: { id } }) => [author, stars, id])).toEqual([['Grace H.', 4, ada.userId]])
})

test('a greatest fee that no column could hold is refused by its name', async () => {
  await doctor('Ada', {})
  const refused = await refusal(doctors.searchDoctors, { query: { maximumFee: Number.MAX_SAFE_INTEGER } })
  expect(refused).toMatchObject({ status: 422, errors: [{ field: 'maximumFee', code: 'too_big' }] })
})
