import { earlierContract as contract } from '#contract/booking/earlier-contract.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { acceptEarlierSlot } from './earlier/accept-earlier-slot.ts'
import { declineEarlierSlot, joinEarlierSlots, leaveEarlierSlots, readEarlierSlot } from './earlier/earlier-slot.ts'

/** Does the verb, then answers how the visit stands on the list. */
async function andRead(platform: Platform, actor: Actor, id: string, verb: Promise<void>) {
  await verb
  return readEarlierSlot(platform, actor, id)
}

export const earlierEndpoints: readonly Implemented[] = [
  implement(contract.readEarlierSlot, (platform, { params }, actor) => readEarlierSlot(platform, actor, params.id)),
  implement(contract.joinEarlierSlots, (platform, { params: { id } }, actor) =>
    andRead(platform, actor, id, joinEarlierSlots(platform, actor, id)),
  ),
  implement(contract.leaveEarlierSlots, (platform, { params: { id } }, actor) =>
    andRead(platform, actor, id, leaveEarlierSlots(platform, actor, id)),
  ),
  implement(contract.acceptEarlierSlot, (platform, { params: { id }, body }, actor) =>
    andRead(platform, actor, id, acceptEarlierSlot(platform, actor, { id, ...body })),
  ),
  implement(contract.declineEarlierSlot, (platform, { params: { id }, body }, actor) =>
    andRead(platform, actor, id, declineEarlierSlot(platform, actor, { id, ...body })),
  ),
]
