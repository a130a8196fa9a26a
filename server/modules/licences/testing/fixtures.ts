import { licenceChecks } from '#contract/licences/values.ts'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makeAdmin, makeDoctor } from '../../../../tests/support/people.ts'

const checked = { body: { checks: [...licenceChecks] } }

export const fixtures: Fixtures = {
  records: {
    licenceReview: async (server) => {
      const { userId } = await makeDoctor(server, {}, { licence_state: 'unverified' })
      return { id: userId, owners: [await makeAdmin(server)], neighbours: [] }
    },
  },
  samples: {
    'PUT /licence': { body: { number: 'L-2026-1', expiresOn: '2031-03-01', papers: [] } },
    'POST /admin/doctors/{id}/verify': checked,
    'POST /admin/pharmacies/{id}/verify': checked,
  },
  idColumns: ['licence_reviews.user_id', 'licence_papers.file_id'],
}
