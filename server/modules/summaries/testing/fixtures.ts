import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { summariesContract as contract } from '#contract/summaries/contract.ts'
import { makeCall } from '../../meeting/testing/make-call.ts'

const text = { found: 'A cold.', treatment: '', advice: 'Rest.', warning: '', comeBack: '' }

export const fixtures: Fixtures = {
  samples: {
    'GET /appointments/{id}/summary/paper': { query: { locale: 'en-US' } },
    'PUT /appointments/{id}/summary': { body: { ...text, revision: 0 } },
    'POST /appointments/{id}/summary/share': { body: { revision: 1 } },
  },
  keyed: {
    'POST /appointments/{id}/summary/share': async (server) => {
      const { id, doctor } = await makeCall(server)
      await server.call(contract.saveSummary, { params: { id }, body: { ...text, revision: 0 } }, { as: doctor })
      return { as: doctor, input: { params: { id }, body: { revision: 1 } } }
    },
  },
}
