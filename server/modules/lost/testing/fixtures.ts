import { lostContract as contract } from '#contract/lost/contract.ts'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makePatient } from '../../../../tests/support/people.ts'
import { makeLost, place, seeIt } from './make-lost.ts'

export const fixtures: Fixtures = {
  records: {
    lostCase: async (server) => {
      const { id, owner } = await makeLost(server)
      return { id, owners: [owner], neighbours: [await makePatient(server)] }
    },
    sighting: async (server) => {
      const { id, owner, code } = await makeLost(server)
      await seeIt(server, code)
      const { sightings } = await server.call(contract.readLost, { params: { id } }, { as: owner })
      return { id: sightings[0]!.id, owners: [owner], neighbours: [await makePatient(server)] }
    },
  },
  samples: {
    'GET /lost-animals/{id}/poster': { query: { locale: 'de-DE' } },
    'POST /chip-calls': { body: { chip: '985112003456789' } },
    'POST /lost-pages/walks': { body: { code: 'demonstration-cat', cells: [[0, 1]] } },
    'POST /lost-pages/threads': { body: { code: 'demonstration-cat', token: 'none' } },
    'POST /lost-pages/messages': { body: { code: 'demonstration-cat', token: 'none', words: 'I have it here' } },
    'POST /lost-pages': { body: { code: 'demonstration-cat' } },
    'POST /lost-pages/sightings': { body: { code: 'demonstration-cat', place, seenAt: '2026-03-02T08:50:00.000Z' } },
  },
  idColumns: ['lost_cases.id', 'lost_sightings.id', 'lost_messages.id'],
}
