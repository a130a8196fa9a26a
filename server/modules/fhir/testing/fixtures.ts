import type { Fixtures } from '../../../../tests/support/fixtures.ts'

export const fixtures: Fixtures = {
  samples: {
    'GET /records/{id}/paper': { query: { locale: 'ar' } },
    'POST /records/{id}/bundle': { body: { bundle: { resourceType: 'Bundle', entry: [] }, isRehearsal: true } },
  },
}
