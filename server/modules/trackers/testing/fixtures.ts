import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makePatient } from '../../../../tests/support/people.ts'
import { handedOver, home, makeTracker } from './make-tracker.ts'

const circle = { kind: 'circle', name: 'Home', centre: home, radius: 100 }

export const fixtures: Fixtures = {
  records: {
    tracker: async (server) => {
      const { id, owner } = await makeTracker(server)
      return { id, owners: [owner], neighbours: [await makePatient(server)] }
    },
    handover: async (server) => {
      const { owner, sitter, handoverId } = await handedOver(server)
      return { id: handoverId, owners: [owner, sitter], neighbours: [await makePatient(server)] }
    },
    safeZone: async (server) => {
      const { zoneId, owner } = await makeTracker(server)
      return { id: zoneId, owners: [owner], neighbours: [await makePatient(server)] }
    },
  },
  samples: {
    'POST /trackers/{id}/handovers': { body: { sitterId: '01900000-0000-7000-8000-00000000dead', until: '2026-03-20' } },
    'GET /trackers/{id}/trail': { query: { from: '2026-03-01T00:00:00.000Z', until: '2026-03-02T00:00:00.000Z' } },
    'PUT /pets/{id}/distance-sharing': { body: { shared: true } },
    'POST /trackers/{id}/zones': { body: circle },
    'PUT /safe-zones/{id}': { body: circle },
  },
  idColumns: ['trackers.id', 'safe_zones.id', 'tracker_handovers.id'],
}
