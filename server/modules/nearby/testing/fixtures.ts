import type { Fixtures } from '../../../../tests/support/fixtures.ts'

export const fixtures: Fixtures = {
  samples: {
    'GET /nearby/pets': { query: { latitude: '40.74', longitude: '-73.99' } },
    'PUT /nearby/sharing': { body: { place: { latitude: 40.74, longitude: -73.99 }, pets: [] } },
  },
  idColumns: ['nearby_pets.pet_id'],
}
