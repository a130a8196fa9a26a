import { bookingContract } from '#contract/booking/contract.ts'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { accountContract as account } from '#contract/account/contract.ts'
import { peopleContract as people } from '#contract/people/contract.ts'
import type { patientChange } from '#contract/people/schemas.ts'
import { roles } from '#contract/kernel/roles.ts'
import { makeEveryRole, makePatient, makePet } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()

describe('a person', () => {
  it.each(roles)('who is a %s changes name, colour, language, time zone and units', async (role) => {
    const person = (await makeEveryRole(server))[role]
    const body = { name: ' Rosa Marin ', avatar: 'coral', locale: 'ar', timeZone: 'Africa/Cairo', units: 'imperial' } as const
    await server.call(people.changePerson, { body }, { as: person })
    expect(await server.call(account.me, {}, { as: person })).toMatchObject({ ...body, name: 'Rosa Marin' })
  })

  it('keeps what is not sent, and a change of nothing is one', async () => {
    const person = await makePatient(server, { name: 'Rosa Marin' })
    await server.call(people.changePerson, { body: {} }, { as: person })
    await server.call(people.changePerson, { body: { locale: 'de-DE' } }, { as: person })
    expect(await server.call(account.me, {}, { as: person })).toMatchObject({
      name: 'Rosa Marin',
      locale: 'de-DE',
      timeZone: 'UTC',
      units: null,
    })
  })

  it('goes back to the units of the language', async () => {
    const person = await makePatient(server)
    for (const units of ['metric', null] as const) {
      await server.call(people.changePerson, { body: { units } }, { as: person })
      expect(await server.call(account.me, {}, { as: person })).toMatchObject({ units })
    }
  })

  it.each([
    ['name', ''],
    ['locale', 'xx'],
    ['timeZone', 'Moon/Base'],
    ['units', 'troy'],
    ['avatar', 'https://example.test/me.png'],
    ['email', 'other@example.test'],
    ['userType', 3],
  ])('cannot set %s to %s', async (field, value) => {
    const person = await makePatient(server)
    expect(await server.refusal(people.changePerson, { body: { [field]: value } }, { as: person })).toMatchObject({
      status: 422,
      errors: [{ field }],
    })
  })
})

describe('a patient’s profile', () => {
  const facts: z.input<typeof patientChange> = {
    birthDate: '1980-02-29',
    sex: 'female',
    bloodGroup: 'AB-',
    heightMillimetres: 1685,
    weightGrams: 61_500,
    address: { lines: ['Calle Mayor 1', '2º B'], city: 'Madrid', region: '', postalCode: '28013', country: 'ES' },
    emergencyContact: { name: 'Luis Marin', relationship: 'brother', phone: '+34600111222' },
  }

  it('is empty at first, keeps what is sent, and is cleared by null', async () => {
    const person = await makePatient(server)
    const empty = await server.call(people.readPatient, {}, { as: person })
    expect(empty).toMatchObject({
      id: person.userId,
      email: person.email,
      birthDate: null,
      address: null,
      emergencyContact: null,
    })
    expect(await server.call(people.changePatient, { body: { ...facts, name: 'Rosa' } }, { as: person })).toMatchObject({
      ...facts,
      name: 'Rosa',
    })
    await server.call(people.changePatient, { body: { address: null, emergencyContact: null, sex: null } }, { as: person })
    const after = await server.call(people.readPatient, {}, { as: person })
    expect(after).toMatchObject({ ...facts, address: null, emergencyContact: null, sex: null })
  })

  it.each([
    ['birthDate', '2026-03-03', 'in_the_future'],
    ['birthDate', '1899-12-31', 'year_out_of_range'],
    ['birthDate', '1981-02-29', 'invalid_format'],
    ['sex', 'unknown', 'invalid_choice'],
    ['bloodGroup', 'C+', 'invalid_choice'],
    ['heightMillimetres', 199, 'too_small'],
    ['heightMillimetres', 1685.5, 'invalid_type'],
    ['weightGrams', 700_001, 'too_big'],
    ['phone', '+34600111222', 'unknown_field'],
  ])('refuses %s %s', async (field, value, code) => {
    const person = await makePatient(server)
    expect(await server.refusal(people.changePatient, { body: { [field]: value } }, { as: person })).toMatchObject({
      status: 422,
      errors: [{ field, code }],
    })
  })

  it('names the field within', async () => {
    const person = await makePatient(server)
    const body = { emergencyContact: { name: 'Luis', phone: '600' } }
    expect(await server.refusal(people.changePatient, { body }, { as: person })).toMatchObject({
      errors: [{ field: 'emergencyContact.phone' }],
    })
    body.emergencyContact.phone = '+9999999999999'
    expect(await server.refusal(people.changePatient, { body }, { as: person })).toMatchObject({
      errors: [{ field: 'emergencyContact.phone', code: 'invalid_phone' }],
    })
  })

  it('takes today as day of birth in the patient’s zone', async () => {
    server.clock.set('2026-03-02T12:00:00.000Z')
    const ahead = await makePatient(server, { time_zone: 'Pacific/Kiritimati' })
    const body = { birthDate: '2026-03-03' }
    expect(await server.call(people.changePatient, { body }, { as: ahead })).toMatchObject(body)
  })

  it('is the patient’s alone', async () => {
    const everyone = await makeEveryRole(server)
    for (const role of roles.filter((each) => each !== 'patient'))
      expect(await server.refusal(people.readPatient, {}, { as: everyone[role] })).toMatchObject({
        status: 403,
        code: 'wrong_role',
      })
  })
})

describe('whom a visit can be for', () => {
  it('is the patient and the pets that are there', async () => {
    const person = await makePatient(server, { name: 'Rosa' })
    const [rex, ada] = [
      await makePet(server, person, { name: 'Rex' }),
      await makePet(server, person, { name: 'Ada', species: 'cat' }),
    ]
    await makePet(server, person, { name: 'Old', archived_at: server.clock.now() })
    await makePet(server, await makePatient(server), { name: 'Other' })
    expect(await server.call(bookingContract.listSubjects, {}, { as: person })).toEqual([
      { kind: 'person', id: person.userId, name: 'Rosa', species: null, picture: null, owner: null },
      { kind: 'pet', id: ada, name: 'Ada', species: 'cat', picture: null, owner: null },
      { kind: 'pet', id: rex, name: 'Rex', species: 'dog', picture: null, owner: null },
    ])
  })
})
