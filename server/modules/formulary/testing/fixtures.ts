import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { medicines } from '../data/medicines.ts'

export const fixtures: Fixtures = {
  samples: {
    'GET /formulary/medicines': { query: { text: 'amoxicillin' } },
    'GET /formulary/dose-templates': { query: { medicineId: medicines[0]!.id, isFor: 'dog' } },
  },
}
