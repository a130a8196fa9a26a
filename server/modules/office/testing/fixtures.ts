import type { Fixtures } from '../../../../tests/support/fixtures.ts'

const name = 'account.sweep'

export const fixtures: Fixtures = {
  samples: {
    'GET /admin/job-runs': { query: { name } },
    'POST /admin/jobs/run': { body: { name } },
    'POST /admin/jobs/pause': { body: { name, reason: 'A reason that is long enough' } },
    'POST /admin/jobs/resume': { body: { name } },
    'GET /admin/setting-changes': { query: { name: 'refundAlone' } },
    'POST /admin/settings/change': {
      body: { name: 'refundAlone', version: 0, value: 100, reason: 'A reason that is long enough' },
    },
  },
}
