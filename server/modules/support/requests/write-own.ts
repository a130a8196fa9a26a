import { afterStep } from '#contract/kernel/machine.ts'
import type { OwnRequest } from '#contract/support/schemas.ts'
import { requestMachine } from '#contract/support/states.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import type { Work } from '#server/kernel/work.ts'
import { addMessage } from './messages.ts'
import { presentOwn } from './read-own.ts'
import { lockRequest, setState, stateAfter, type RequestRow } from './request-row.ts'
import { tellOf } from './tell.ts'

/** What was solved is opened again by it. @throws Refusal 404; 409 `request_closed`; 429 */
export function writeToRequest(
  platform: Platform,
  actor: Actor,
  { id, text }: { id: string; text: string },
): Promise<OwnRequest> {
  return platform.transact(async (work) => {
    const row = await lockOwn(work, actor, id)
    await rateLimit(platform, work, 'support.message', actor.userId)
    const state = afterStep(requestMachine, row.state, 'write') ?? stateAfter(row, 'reopen')
    await addMessage(platform, work, { requestId: id, side: 'person', authorId: actor.userId, text })
    await setState(platform, work, row, state, { last_at: platform.clock.now() })
    await work.audit({ action: 'supportRequest.write', recordKind: 'supportRequest', recordId: id, userId: actor.userId })
    await tellOf(work, row)
    return presentOwn(work.db, actor, id)
  })
}

/** Saying it twice changes nothing. @throws Refusal 404 */
export function solveOwnRequest(platform: Platform, actor: Actor, id: string): Promise<OwnRequest> {
  return platform.transact(async (work) => {
    const row = await lockOwn(work, actor, id)
    if (row.state !== 'solved' && row.state !== 'closed') {
      await setState(platform, work, row, stateAfter(row, 'solve'))
      await work.audit({ action: 'supportRequest.solve', recordKind: 'supportRequest', recordId: id, userId: actor.userId })
      await tellOf(work, row)
    }
    return presentOwn(work.db, actor, id)
  })
}

async function lockOwn(work: Work, { userId }: Actor, id: string): Promise<RequestRow> {
  const row = await lockRequest(work, id)
  if (row.person_id !== userId) throw notFound()
  return row
}
