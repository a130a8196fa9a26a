import { expect, test } from 'vitest'
import { doctorsContract } from '#contract/doctors/contract.ts'
import { makeDoctor } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()

const clinicIn = (city: string, latitude: number | null, longitude: number | null, columns: Record<string, unknown> = {}) =>
  makeDoctor(
    server,
    {},
    {
      clinic_address: JSON.stringify({ lines: ['1 Main Street'], city, region: 'R', postalCode: '1', country: 'US' }),
      latitude,
      longitude,
      ...columns,
    },
  )

test('towns come with the middle of their clinics, most doctors first; nobody who cannot be found counts', async () => {
  await clinicIn('Alder', 10, 20)
  await clinicIn('Birch', 40, -70)
  await clinicIn('Birch', 42, -72)
  await clinicIn('Cedar', 1, 1, { licence_state: 'unverified' })
  await clinicIn('Dogwood', null, null)
  const { items } = await server.call(doctorsContract.listPlaces, {})
  expect(items).toEqual([
    { name: 'Birch', region: 'R', country: 'US', latitude: 41, longitude: -71, doctors: 2 },
    { name: 'Alder', region: 'R', country: 'US', latitude: 10, longitude: 20, doctors: 1 },
  ])
})
