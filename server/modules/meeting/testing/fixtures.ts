import type { Fixtures } from '../../../../tests/support/fixtures.ts'

const someId = '00000000-0000-4000-8000-000000000001'

export const fixtures: Fixtures = {
  samples: {
    'GET /meetings/{id}/signals': { query: { connection: someId, after: 0 } },
    'PUT /doctor/delay': { body: { minutes: 10 } },
    'POST /meetings/{id}/signals': {
      body: { from: someId, signals: [{ to: someId, seq: 1, body: { description: null, candidates: [], attempt: 1 } }] },
    },
  },
  idColumns: ['meeting_connections.id', 'meeting_messages.id', 'meeting_guests.id'],
}
