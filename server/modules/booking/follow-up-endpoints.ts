import { followUpContract as contract } from '#contract/booking/follow-up-contract.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { listFollowUps, readFollowUp } from './follow-ups/read-follow-ups.ts'
import { putFollowUpAway, removeFollowUp, suggestFollowUp } from './follow-ups/suggest-follow-up.ts'

/** Does the verb, then answers what is suggested now. */
async function andRead(platform: Platform, actor: Actor, id: string, verb: Promise<void>) {
  await verb
  return readFollowUp(platform, actor, id)
}

export const followUpEndpoints: readonly Implemented[] = [
  implement(contract.readFollowUp, (platform, { params }, actor) => readFollowUp(platform, actor, params.id)),
  implement(contract.suggestFollowUp, (platform, { params: { id }, body }, actor) =>
    andRead(platform, actor, id, suggestFollowUp(platform, actor, { id, ...body })),
  ),
  implement(contract.removeFollowUp, (platform, { params: { id } }, actor) =>
    andRead(platform, actor, id, removeFollowUp(platform, actor, id)),
  ),
  implement(contract.putFollowUpAway, (platform, { params: { id } }, actor) =>
    andRead(platform, actor, id, putFollowUpAway(platform, actor, id)),
  ),
  implement(contract.listFollowUps, (platform, _input, actor) => listFollowUps(platform, actor)),
]
