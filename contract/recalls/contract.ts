import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { recallsCalls } from './calls.ts'
import {
  newRecall,
  packetPage,
  packetQuery,
  reach,
  reachQuery,
  recall,
  recallable,
  recallableQuery,
  recalledPacket,
  recalledPackets,
  recallPage,
  recallQuery,
} from './schemas.ts'

export const recallsContract = bind(recallsCalls, {
  listRecalls: { query: recallQuery, answer: recallPage },
  findRecallable: { query: recallableQuery, answer: recallable },
  foreseeRecall: { query: reachQuery, answer: reach },
  recallLot: { body: newRecall, answer: recall, status: 201 },
  readRecall: { params: byId, answer: recall },
  listRecalledPackets: { params: byId, query: packetQuery, answer: packetPage },
  listOwnRecalledPackets: { answer: recalledPackets },
  readRecalledPacket: { params: byId, answer: recalledPacket },
  creditRecalledPacket: { params: byId, answer: recalledPacket },
})
