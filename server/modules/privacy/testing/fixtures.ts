import type { Fixtures } from '../../../../tests/support/fixtures.ts'

export const fixtures: Fixtures = {
  samples: {
    'POST /privacy/erasure': { body: { confirmed: true, password: 'a true Passw0rd' } },
  },
}
