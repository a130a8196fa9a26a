import { sql } from 'kysely'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makeAdmin, makePatient, makePharmacy } from '../../../../tests/support/people.ts'
import { makeRecall, makeSold, reason, someLot } from './make-recall.ts'

const anyId = '01900000-0000-7000-8000-000000000009'

export const fixtures: Fixtures = {
  records: {
    recall: async (server) => {
      const { recall, pharmacy } = await makeRecall(server)
      return { id: recall.id, owners: [pharmacy, await makeAdmin(server)], neighbours: [await makePharmacy(server)] }
    },
    recalledPacket: async (server) => {
      const { packetId, buyer } = await makeRecall(server)
      return { id: packetId, owners: [buyer], neighbours: [await makePatient(server)] }
    },
  },
  samples: {
    'POST /recalls': { body: { productId: anyId, lot: someLot, reason } },
    'GET /recall-reach': { query: { productId: anyId, lot: someLot } },
  },
  keyed: {
    'POST /recalls': async (server) => {
      const { pharmacy, productId } = await makeSold(server)
      return { as: pharmacy, input: { body: { productId, lot: someLot, reason } } }
    },
    'POST /recalled-packets/{id}/credit': async (server) => {
      const { packetId, buyer } = await makeRecall(server)
      return { as: buyer, input: { params: { id: packetId } } }
    },
  },
  // A second page of each recall's packets.
  fill: async ({ db }) => {
    await sql`insert into recall_packets (id, recall_id, order_id, position, user_id, quantity, told_at)
      select gen_random_uuid(), recall_id, order_id, position + 100, user_id, quantity, told_at from recall_packets`.execute(db)
  },
  idColumns: ['recalls.id', 'recall_packets.id'],
}
