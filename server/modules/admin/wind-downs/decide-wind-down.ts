import type { WindDownDecided, WindDownDecision, WindDownDecisions } from '#contract/admin/wind-down-schemas.ts'
import type { WindDownOutcome } from '#contract/admin/wind-down-values.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound, Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { administrators } from '#server/modules/account/index.ts'
import { cancelByOffice } from '#server/modules/booking/index.ts'
import { intervene } from '../orders/intervene.ts'
import type { LeftRow } from './left-of.ts'
import { openSuspensionOf, opensAt, type OpenSuspension } from './open-suspension.ts'
import { findLeft } from './read-wind-down.ts'

/**
 * Decides on what a suspended doctor or pharmacy left behind: each by itself and by the verbs that there are for it, so that one that cannot be
 * done stops no other. What is called off is bound by what every refund is bound by.
 * @throws Refusal 404; 409 `account_state` when it is not suspended (any more), `wind_down_waits` while the suspension can be taken back with
 * its operation
 */
export async function decideWindDown(
  platform: Platform,
  actor: Actor,
  { id, decisions, reason }: WindDownDecisions & { id: string },
): Promise<WindDownDecided> {
  const user = await platform.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  if (!user) throw notFound()
  const suspension = await openSuspensionOf(platform.db, id)
  if (!suspension) throw conflict('account_state', 'This account is not suspended')
  if (opensAt(suspension, platform.clock.now()) !== null)
    throw conflict('wind_down_waits', 'The suspension can still be taken back with its operation')
  const outcomes: WindDownDecided['outcomes'] = []
  for (const decision of decisions)
    outcomes.push({
      kind: decision.kind,
      id: decision.id,
      outcome: await decideOne({ platform, actor, suspension, reason }, decision),
    })
  await platform.transact(async (work) => work.tell(await administrators(work.db), { kind: 'dashboard.changed', payload: {} }))
  return { outcomes }
}

interface Deciding {
  readonly platform: Platform
  readonly actor: Actor
  readonly suspension: OpenSuspension
  readonly reason: string
}

/** Somebody decided first, or the suspension was taken back: what was done with the decision is undone. */
class Overtaken extends Error {}

async function decideOne(deciding: Deciding, decision: WindDownDecision): Promise<WindDownOutcome> {
  const { platform, suspension } = deciding
  const left = await findLeft(platform.db, platform.clock.now(), suspension, decision)
  if (!left) return 'gone'
  try {
    return await (decision.verb === 'cancel' ? callOff(deciding, decision, left) : leave(deciding, decision, left))
  } catch (fault) {
    if (fault instanceof Overtaken) return 'gone'
    if (!(fault instanceof Refusal)) throw fault
    return fault.code === 'order_changed' ? 'changed' : 'refused'
  }
}

/** By its order, with all that is bound to giving money back; a visit that nobody ordered is called off by itself. */
async function callOff(deciding: Deciding, decision: WindDownDecision, left: LeftRow): Promise<WindDownOutcome> {
  const { platform, actor, reason } = deciding
  if (left.kind === 'prescription') return 'refused'
  if (left.order_id === null) {
    return platform.transact(async (work) => {
      if (!(await keepDecision(deciding, work, decision))) return 'gone'
      await cancelByOffice(platform, work, actor, { id: left.id, reason })
      return 'done'
    })
  }
  if (decision.version === null) return 'changed'
  const asked = { id: left.order_id, version: decision.version, verb: 'cancel', reason } as const
  const { waiting } = await intervene(platform, actor, asked, async (work) => {
    if (!(await keepDecision(deciding, work, decision))) throw new Overtaken()
  })
  return waiting === null ? 'done' : 'asked'
}

/** It stays as it is; where the patient is to be told, they are told once. */
async function leave(deciding: Deciding, decision: WindDownDecision, left: LeftRow): Promise<WindDownOutcome> {
  const { platform, suspension } = deciding
  if (decision.verb === 'tell' && left.kind !== 'prescription') return 'refused'
  return platform.transact(async (work) => {
    if (!(await keepDecision(deciding, work, decision))) return 'gone'
    if (decision.verb === 'tell')
      await work.inform([left.with_id], {
        kind: 'askAnotherDoctor',
        data: { name: suspension.name },
        mailData: { address: platform.settings.publicUrl + paths.doctorsList.link() },
        link: paths.userPrescriptionDetails.link({ id: left.id }),
      })
    return 'done'
  })
}

/** Writes the decision down, once; `false` where somebody was first, or the suspension was taken back meanwhile. */
async function keepDecision(
  { platform, actor, suspension, reason }: Deciding,
  work: Work,
  { kind, id, verb }: WindDownDecision,
): Promise<boolean> {
  const open = await work.db
    .selectFrom('account_suspensions')
    .select('id')
    .where('id', '=', suspension.suspension_id)
    .where('restored_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!open) return false
  const kept = await work.db
    .insertInto('wind_down_decisions')
    .values({
      suspension_id: suspension.suspension_id,
      kind,
      record_id: id,
      verb,
      reason,
      decided_by: actor.userId,
      decided_at: platform.clock.now(),
    })
    .onConflict((same) => same.columns(['suspension_id', 'kind', 'record_id']).doNothing())
    .returning('record_id')
    .executeTakeFirst()
  if (!kept) return false
  await work.audit({
    action: 'windDown.decide',
    recordKind: kind,
    recordId: id,
    userId: actor.userId,
    reason,
    concernsId: suspension.user_id,
    changes: [{ field: 'verb', after: verb }],
  })
  return true
}
