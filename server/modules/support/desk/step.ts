import type { DeskRequest } from '#contract/support/schemas.ts'
import { supportLimits } from '#contract/support/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { assertSeen, lockRequest, setState, stateAfter } from '../requests/request-row.ts'
import { tellOf } from '../requests/tell.ts'
import { presentAtDesk } from './read-desk.ts'

const day = 86_400_000

interface Step {
  readonly id: string
  readonly verb: 'solve' | 'reopen' | 'wake' | 'snooze'
  readonly revision: number
  readonly until?: string
}

/** @throws Refusal 404; 409 `request_changed`, `request_closed` */
export function stepRequest(platform: Platform, actor: Actor, { id, verb, revision, until }: Step): Promise<DeskRequest> {
  return platform.transact(async (work) => {
    const row = await lockRequest(work, id)
    assertSeen(row, revision)
    await setState(platform, work, row, stateAfter(row, verb), until === undefined ? {} : { snoozed_until: until })
    await work.audit({ action: `supportRequest.${verb}`, recordKind: 'supportRequest', recordId: id, userId: actor.userId })
    await tellOf(work, row)
    return presentAtDesk(work.db, id)
  })
}

/** Puts a request away; it comes back by itself. @throws Refusal 422 naming `until` for the past and for months ahead; else as `stepRequest` */
export async function snoozeRequest(
  platform: Platform,
  actor: Actor,
  { until, ...input }: { id: string; until: string; revision: number },
): Promise<DeskRequest> {
  const ahead = Date.parse(until) - platform.clock.now().getTime()
  if (ahead <= 0) throw invalid('until', 'past', 'That is over already')
  if (ahead > supportLimits.snoozeDays * day) throw invalid('until', 'too_far', 'That is too far ahead')
  return stepRequest(platform, actor, { ...input, verb: 'snooze', until })
}
