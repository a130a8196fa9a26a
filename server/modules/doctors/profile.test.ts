import { describe, expect, it } from 'vitest'
import { doctorsContract as doctors } from '#contract/doctors/contract.ts'
import type { OwnProfile, ProfileChange } from '#contract/doctors/schemas.ts'
import { makeDoctor, makeStaff, type Person } from '../../../tests/support/people.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()
const address = { lines: ['1 Willow Lane'], city: 'Boston', region: 'MA', postalCode: '02108', country: 'US' }

const draft = ({ version }: Pick<OwnProfile, 'version'>, change: Partial<ProfileChange> = {}): ProfileChange => ({
  version,
  speciality: 'general-practice',
  species: [],
  languages: ['en', 'es'],
  biography: 'I listen first.',
  experienceSince: 2001,
  fees: { video: 5500, clinic: null },
  clinic: null,
  awards: [],
  skills: [],
  ...change,
})
const read = (as: Person) => server.call(doctors.readOwnProfile, {}, { as })
const save = async (as: Person, change: Partial<ProfileChange> = {}) =>
  server.call(doctors.changeProfile, { body: draft(await read(as), change) }, { as })
const refused = async (as: Person, change: Partial<ProfileChange>) =>
  server.refusal(doctors.changeProfile, { body: draft(await read(as), change) }, { as })
const listEntry = (list: 'awards' | 'skills', name: string, retired = false) =>
  insertRow(server.db, 'reference_entries', {
    id: server.platform.ids.next(),
    list,
    name,
    retired_at: retired ? server.clock.now() : null,
  })

describe('a doctor’s profile', () => {
  it('is seen by everybody as it was saved', async () => {
    const doctor = await makeDoctor(server)
    await listEntry('skills', 'Ultrasound')
    const clinic = { name: 'Oak Clinic', address, latitude: 42.35, longitude: -71.06 }
    await save(doctor, { skills: ['Ultrasound'], fees: { video: 5500, clinic: 8000 }, clinic })
    expect(await server.call(doctors.readDoctor, { params: { id: doctor.userId } })).toMatchObject({
      biography: 'I listen first.',
      languages: ['en', 'es'],
      experienceSince: 2001,
      skills: ['Ultrasound'],
      fees: { video: { amount: 5500, currency: 'USD' }, clinic: { amount: 8000, currency: 'USD' } },
      clinic,
    })
  })

  it('of another tab is not written over', async () => {
    const doctor = await makeDoctor(server)
    const before = await read(doctor)
    await server.call(doctors.changeProfile, { body: draft(before) }, { as: doctor })
    expect(
      await server.refusal(doctors.changeProfile, { body: draft(before, { biography: 'x' }) }, { as: doctor }),
    ).toMatchObject({ status: 409, code: 'profile_changed' })
    expect(await read(doctor)).toMatchObject({ biography: 'I listen first.', version: before.version + 1 })
  })

  it('waits for verification with another speciality, and is found by nobody until then', async () => {
    const doctor = await makeDoctor(server)
    expect(await save(doctor)).toMatchObject({ licenceState: 'verified' })
    expect(await save(doctor, { speciality: 'cardiology' })).toMatchObject({
      licenceState: 'unverified',
      speciality: 'cardiology',
    })
    expect(await server.refusal(doctors.readDoctor, { params: { id: doctor.userId } })).toMatchObject({ status: 404 })
  })

  it('that was revoked stays so', async () => {
    const doctor = await makeDoctor(server, {}, { licence_state: 'revoked' })
    expect(await save(doctor, { speciality: 'cardiology' })).toMatchObject({ licenceState: 'revoked' })
  })

  it('names the animals that a veterinarian treats', async () => {
    const vet = await makeDoctor(server, {}, { kind: 'veterinarian', speciality: 'small-animals' })
    const small = { speciality: 'small-animals' } as const
    expect(await save(vet, { ...small, species: ['cat', 'ferret', 'cat'] })).toMatchObject({ species: ['cat', 'ferret'] })
    expect(await refused(vet, { ...small, species: [] })).toMatchObject({
      errors: [{ field: 'species', code: 'species_needed' }],
    })
    expect(await refused(await makeDoctor(server), { species: ['cat'] })).toMatchObject({
      errors: [{ field: 'species', code: 'species_of_physician' }],
    })
  })

  it('keeps an entry that was retired, and takes no new one of that or any other name', async () => {
    const doctor = await makeDoctor(server, {}, { awards: ['Old prize'] })
    await listEntry('awards', 'Old prize', true)
    await listEntry('awards', 'Gone prize', true)
    await listEntry('awards', 'New prize')
    expect(await server.call(doctors.listProfileChoices, {}, { as: doctor })).toEqual({ awards: ['New prize'], skills: [] })
    expect(await save(doctor, { awards: ['Old prize', 'New prize'] })).toMatchObject({ awards: ['Old prize', 'New prize'] })
    for (const award of ['Gone prize', 'Best of all'])
      expect(await refused(doctor, { awards: [award] })).toMatchObject({ errors: [{ field: 'awards', code: 'invalid_choice' }] })
  })

  it.each<[string, string, Partial<ProfileChange>]>([
    ['fees.video', 'no_mode', { fees: { video: null, clinic: null } }],
    ['fees.video', 'too_small', { fees: { video: -1, clinic: null } }],
    ['clinic', 'clinic_needed', { fees: { video: 100, clinic: 100 } }],
    ['clinic.longitude', 'half_position', { clinic: { name: '', address, latitude: 1, longitude: null } }],
    ['speciality', 'speciality_of_other_kind', { speciality: 'equine', species: ['horse'] }],
    ['experienceSince', 'in_the_future', { experienceSince: 2027 }],
    ['languages', 'too_small', { languages: [] }],
    ['languages.0', 'invalid_format', { languages: ['English'] }],
  ])('names %s: %s', async (field, code, change) => {
    expect(await refused(await makeDoctor(server), change)).toMatchObject({ status: 422, errors: [{ field, code }] })
  })

  it('is the doctor’s to change, not the staff’s', async () => {
    const doctor = await makeDoctor(server)
    const member = await makeStaff(server, doctor)
    expect(await read(member)).toMatchObject({ id: doctor.userId })
    expect(await refused(member, {})).toMatchObject({ status: 403, code: 'wrong_role' })
  })
})
