import type { Fixtures } from '../../../../tests/support/fixtures.ts'

export const fixtures: Fixtures = {
  samples: {
    'PUT /doctor/profile': {
      body: {
        version: 1,
        speciality: 'general-practice',
        species: [],
        languages: ['en'],
        biography: '',
        experienceSince: null,
        fees: { video: 4500, clinic: null },
        clinic: null,
        awards: [],
        skills: [],
      },
    },
  },
}
