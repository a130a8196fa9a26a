import { recallsContract as contract } from '#contract/recalls/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { creditPacket } from './credit-packet.ts'
import { findRecallable, foreseeRecall } from './find-recallable.ts'
import { listPackets } from './list-packets.ts'
import { listOwnPackets, readOwnPacket } from './own-packets.ts'
import { listRecalls, readRecall } from './read-recalls.ts'
import { recallLot } from './recall-lot.ts'

export const recallsEndpoints: readonly Implemented[] = [
  implement(contract.listRecalls, (platform, { query }, actor) => listRecalls(platform, actor, query)),
  implement(contract.findRecallable, (platform, { query }, actor) => findRecallable(platform, actor, query.search)),
  implement(contract.foreseeRecall, (platform, { query }, actor) => foreseeRecall(platform, actor, query)),
  implement(contract.recallLot, (platform, { body }, actor) => recallLot(platform, actor, body)),
  implement(contract.readRecall, ({ db }, { params }, actor) => readRecall(db, actor, params.id)),
  implement(contract.listRecalledPackets, (platform, { params, query }, actor) => listPackets(platform, actor, params.id, query)),
  implement(contract.listOwnRecalledPackets, (platform, _input, actor) => listOwnPackets(platform, actor)),
  implement(contract.readRecalledPacket, (platform, { params }, actor) => readOwnPacket(platform, actor, params.id)),
  implement(contract.creditRecalledPacket, (platform, { params }, actor) => creditPacket(platform, actor, params.id)),
]
