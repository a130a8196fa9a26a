import type { Fixtures } from '../../../../tests/support/fixtures.ts'

export const fixtures: Fixtures = {
  samples: {
    'POST /records/{id}/bundle': { body: { bundle: { resourceType: 'Bundle', entry: [] }, isRehearsal: true } },
  },
}
