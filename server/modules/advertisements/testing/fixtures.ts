import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makeAdmin } from '../../../../tests/support/people.ts'
import { adDraft, makeAdvertisement } from './make-advertisement.ts'

export const fixtures: Fixtures = {
  records: {
    advertisement: async (server) => {
      const owner = await makeAdmin(server)
      return { id: (await makeAdvertisement(server, { as: owner })).id, owners: [owner], neighbours: [] }
    },
  },
  samples: {
    'GET /advertisements': { query: { placement: 'home' } },
    'POST /advertisements/views': { body: { token: 'no token of ours', milliseconds: 1000 } },
    'POST /advertisements/clicks': { body: { token: 'no token of ours' } },
    'POST /admin/advertisements': { body: adDraft() },
    'PUT /admin/advertisements/{id}': { body: { version: 2, draft: adDraft({ dayCap: 10 }) } },
    'POST /admin/advertisements/{id}/steps': { body: { version: 2, step: 'pause' } },
  },
  keyed: {
    'POST /admin/advertisements': async (server) => ({ as: await makeAdmin(server), input: { body: adDraft() } }),
  },
  idColumns: ['advertisements.id'],
}
