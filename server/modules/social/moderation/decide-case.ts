import type { z } from 'zod'
import { afterStep } from '#contract/kernel/machine.ts'
import { moderationCase, type AppealDecision, type CaseState } from '#contract/social/moderation.ts'
import type { caseDecision } from '#contract/social/schemas.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { reportableOf } from './report.ts'
import { administrators } from './administrators.ts'

type Decided = z.output<typeof caseDecision>

/** Of two administrators at once one decides. @throws Refusal 404, 409 `case_decided`, 422 naming `until` where it is past */
export function decideCase(
  platform: Platform,
  actor: Actor,
  { id, ...decided }: Decided & { readonly id: string },
): Promise<void> {
  return platform.transact(async (work) => {
    const found = await lockCase(work, id)
    const state = stepOf(found.state, decided.decision)
    if (decided.until !== null && Date.parse(decided.until) <= platform.clock.now().getTime())
      throw invalid('until', 'in_the_past', 'A suspension ends later than now')
    await work.db
      .updateTable('moderation_cases')
      .set({
        state,
        reason: decided.reason,
        suspended_until: decided.until,
        decided_by: actor.userId,
        decided_at: platform.clock.now(),
      })
      .where('id', '=', id)
      .execute()
    if (decided.decision === 'hide') await setHidden(platform, work, found, true)
    if (decided.decision === 'suspend') await suspend(work, found.member_id, decided.until)
    await told(work, actor, found, `case.${decided.decision}`)
    if (decided.decision !== 'dismiss') await inform(work, found.member_id, decided.reason)
  })
}

/** Asks for a second look. @throws Refusal 404 for others' cases, 409 `case_decided` where it cannot be asked (again) */
export function appealCase(platform: Platform, actor: Actor, { id, words }: { id: string; words: string }): Promise<void> {
  return platform.transact(async (work) => {
    const found = await lockCase(work, id)
    if (found.member_id !== actor.userId || found.state === 'open' || found.state === 'dismissed') throw notFound()
    await work.db
      .updateTable('moderation_cases')
      .set({ state: stepOf(found.state, 'appeal'), appeal: words })
      .where('id', '=', id)
      .execute()
    await told(work, actor, found, 'case.appeal')
  })
}

/** @throws Refusal 404, 409 `case_decided`, `same_administrator` for who decided first */
export function decideAppeal(
  platform: Platform,
  actor: Actor,
  { id, decision, reason }: { id: string; decision: AppealDecision; reason: string },
): Promise<void> {
  return platform.transact(async (work) => {
    const found = await lockCase(work, id)
    const state = stepOf(found.state, decision)
    if (found.decided_by === actor.userId) throw conflict('same_administrator', 'Another administrator decides an appeal')
    await work.db.updateTable('moderation_cases').set({ state, reason }).where('id', '=', id).execute()
    if (decision === 'lift') {
      await setHidden(platform, work, found, false)
      if (found.suspended_until !== null) await suspend(work, found.member_id, null)
    }
    await told(work, actor, found, `case.${decision}`)
    await inform(work, found.member_id, reason)
  })
}

function stepOf(
  state: CaseState,
  verb: Parameters<typeof afterStep<CaseState, keyof typeof moderationCase.steps>>[2],
): CaseState {
  const next = afterStep(moderationCase, state, verb)
  if (next === null) throw conflict('case_decided', 'This was decided meanwhile')
  return next
}

async function lockCase({ db }: Work, id: string) {
  const found = await db.selectFrom('moderation_cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!found) throw notFound()
  return found
}

type CaseRow = Awaited<ReturnType<typeof lockCase>>

async function setHidden(
  platform: Platform,
  work: Work,
  { subject_kind, subject_id }: CaseRow,
  isHidden: boolean,
): Promise<void> {
  const { db } = work
  const hidden_at = isHidden ? platform.clock.now() : null
  await reportableOf(platform, subject_kind)?.hide(work, subject_id, hidden_at)
  if (subject_kind === 'post') await db.updateTable('social_posts').set({ hidden_at }).where('id', '=', subject_id).execute()
  if (subject_kind === 'comment')
    await db.updateTable('social_comments').set({ hidden_at }).where('id', '=', subject_id).execute()
}

async function suspend({ db }: Work, userId: string, until: string | null): Promise<void> {
  await db
    .insertInto('social_settings')
    .values({ user_id: userId, suspended_until: until })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ suspended_until: until }))
    .execute()
}

async function told(work: Work, actor: Actor, { id, member_id }: CaseRow, action: string): Promise<void> {
  await work.audit({ action, recordKind: 'moderationCase', recordId: id, userId: actor.userId })
  await work.tell(await administrators(work.db), { kind: 'moderationCase.changed', payload: { id } })
  await work.tell([member_id], { kind: 'socialStanding.changed', payload: { id: member_id } })
}

function inform(work: Work, memberId: string, reason: string): Promise<void> {
  return work.inform([memberId], { kind: 'moderated', data: { reason }, link: paths.feed.link() })
}
