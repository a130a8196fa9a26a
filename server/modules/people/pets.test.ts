import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { peopleContract as people } from '#contract/people/contract.ts'
import type { newPet } from '#contract/people/schemas.ts'
import { makePatient, makePet } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()
const [later, earlier] = [
  { date: '2026-01-10', grams: 11_200 },
  { date: '2025-06-01', grams: 10_900 },
]
const biscuit: z.input<typeof newPet> = {
  name: 'Biscuit',
  species: 'dog',
  breed: 'Beagle',
  sex: 'female',
  neutered: true,
  birthDate: '2020-05-01',
  microchip: '985112003456789',
  weights: [later, earlier],
}

describe('pets', () => {
  it('are added with all that is known, entries in the order of their days', async () => {
    const owner = await makePatient(server)
    const pet = await server.call(people.addPet, { body: biscuit }, { as: owner })
    const kept = { ...biscuit, weights: [earlier, later], vaccinations: [], picture: null, archivedAt: null }
    expect(pet).toEqual({ ...kept, id: expect.any(String) })
    expect(await server.call(people.readPet, { params: { id: pet.id } }, { as: owner })).toEqual(pet)
    expect(await server.call(people.listPets, { query: {} }, { as: owner })).toEqual([pet])
  })

  it('need a name and a species, and nothing else', async () => {
    const owner = await makePatient(server)
    const pet = await server.call(people.addPet, { body: { name: 'Tom', species: 'cat' } }, { as: owner })
    expect(pet).toMatchObject({
      breed: null,
      sex: 'unknown',
      neutered: null,
      birthDate: null,
      microchip: null,
      weights: [],
      vaccinations: [],
    })
  })

  it('keep what is not sent; a sent list replaces the kept one', async () => {
    const owner = await makePatient(server)
    const { id } = await server.call(people.addPet, { body: biscuit }, { as: owner })
    const changed = await server.call(
      people.changePet,
      { params: { id }, body: { name: 'Bis', weights: [], microchip: null } },
      { as: owner },
    )
    expect(changed).toMatchObject({ ...biscuit, name: 'Bis', weights: [], microchip: null })
  })

  it('go to the archive and come back, however often it is asked', async () => {
    const owner = await makePatient(server)
    const id = await makePet(server, owner)
    const list = async (archived: 'true' | 'false') =>
      (await server.call(people.listPets, { query: { archived } }, { as: owner })).map((pet) => pet.id)
    for (let time = 0; time < 2; time += 1) await server.call(people.archivePet, { params: { id } }, { as: owner })
    expect([await list('false'), await list('true')]).toEqual([[], [id]])
    expect(await server.refusal(people.changePet, { params: { id }, body: { name: 'X' } }, { as: owner })).toMatchObject({
      status: 409,
      code: 'pet_archived',
    })
    for (let time = 0; time < 2; time += 1)
      expect(await server.call(people.restorePet, { params: { id } }, { as: owner })).toMatchObject({ archivedAt: null })
    expect([await list('false'), await list('true')]).toEqual([[id], []])
  })

  it('are nobody else’s to read, change, archive or restore', async () => {
    const id = await makePet(server, await makePatient(server))
    const neighbour = await makePatient(server)
    for (const endpoint of [people.readPet, people.changePet, people.archivePet, people.restorePet]) {
      const problem = await server.refusal(
        endpoint,
        { params: { id }, body: endpoint === people.changePet ? {} : undefined },
        { as: neighbour },
      )
      expect(problem).toMatchObject({ status: 404, code: 'not_found' })
    }
  })

  it('have a chip of their own', async () => {
    const [owner, other] = [await makePatient(server), await makePatient(server)]
    await makePet(server, other, { microchip: biscuit.microchip })
    const taken = { status: 422, errors: [{ field: 'microchip', code: 'microchip_taken' }] }
    expect(await server.refusal(people.addPet, { body: biscuit }, { as: owner })).toMatchObject(taken)
    const id = await makePet(server, owner)
    const body = { microchip: biscuit.microchip }
    expect(await server.refusal(people.changePet, { params: { id }, body }, { as: owner })).toMatchObject(taken)
  })

  it('are a hundred at most', async () => {
    const owner = await makePatient(server)
    for (let count = 0; count < 99; count += 1) await makePet(server, owner)
    const add = () => server.send(people.addPet, { body: { name: 'One more', species: 'fish' } }, { as: owner })
    const answers = await Promise.all([add(), add(), add()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  })

  it.each([
    ['name', '  ', 'too_small'],
    ['name', 'x'.repeat(81), 'too_big'],
    ['species', 'dragon', 'invalid_choice'],
    ['sex', 'other', 'invalid_choice'],
    ['neutered', 'yes', 'invalid_type'],
    ['birthDate', '2026-03-03', 'in_the_future'],
    ['microchip', '98511200345678', 'not_a_microchip'],
    ['microchip', '999000000000001', 'not_a_microchip'],
    ['weights.0.grams', [{ date: '2026-01-01', grams: 0 }], 'too_small'],
    ['weights.0.date', [{ date: '2026-03-03', grams: 1 }], 'in_the_future'],
    // Written in the pet's record.
    ['vaccinations', [{ vaccine: 'Rabies', date: '2026-01-01' }], 'unknown_field'],
    ['owner_id', '0199aaaa-0000-7000-8000-000000000001', 'unknown_field'],
  ])('refuse %s: %j', async (field, value, code) => {
    const owner = await makePatient(server)
    const spoilt = { name: 'Biscuit', species: 'dog', [field.split('.')[0]!]: value }
    expect(await server.refusal(people.addPet, { body: spoilt }, { as: owner })).toMatchObject({
      status: 422,
      errors: [{ field, code }],
    })
    const id = await makePet(server, owner)
    const change = { params: { id }, body: { [field.split('.')[0]!]: value } }
    expect(await server.refusal(people.changePet, change, { as: owner })).toMatchObject({
      status: 422,
      errors: [{ field, code }],
    })
  })
})
