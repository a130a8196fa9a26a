import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makePatient } from '../../../../tests/support/people.ts'
import { draft, makeEvent } from './make-event.ts'

export const fixtures: Fixtures = {
  records: {
    event: async (server) => {
      const owner = await makePatient(server)
      return { id: await makeEvent(server, owner), owners: [owner], neighbours: [await makePatient(server)] }
    },
  },
  samples: {
    'POST /events': { body: draft() },
    'PUT /events/{id}': { body: { ...draft(), version: 1 } },
  },
  keyed: { 'POST /events': async (server) => ({ as: await makePatient(server), input: { body: draft() } }) },
  idColumns: ['events.id', 'event_guests.event_id'],
}
