import type { Report } from '#contract/social/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Reportable } from '#server/kernel/reportable.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import type { Work } from '#server/kernel/work.ts'
import { readMember } from '../members/select-members.ts'
import { findPost } from '../posts/select-posts.ts'
import { administrators } from './administrators.ts'

interface Reported {
  /** Whom it is about. */
  readonly memberId: string
  readonly text: string
}

/**
 * Joins the open case of what is reported, or opens one with it as it is now. The caller is not shown it any more.
 * @throws Refusal 404, 409 `own_member` for one's own, `already_reported`, 429
 */
export function report(platform: Platform, actor: Actor, { subject, id, reason, words }: Report): Promise<void> {
  return platform.transact(async (work) => {
    await rateLimit(platform, work, 'report.author', actor.userId)
    const { memberId, text } = await findReported(platform, work, actor, subject, id)
    if (memberId === actor.userId) throw conflict('own_member', 'That is your own')
    const now = platform.clock.now()
    const fresh = { id: platform.ids.next(), subject_kind: subject, subject_id: id, member_id: memberId }
    const opened = await work.db
      .insertInto('moderation_cases')
      .values({ ...fresh, frozen: JSON.stringify({ text }), opened_at: now })
      .onConflict((conflict) => conflict.columns(['subject_kind', 'subject_id']).where('state', '=', 'open').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (opened && subject === 'post') await keepPictures(work, opened.id, id)
    const caseId = opened?.id ?? (await openCase(work, subject, id))
    const reported = await work.db
      .insertInto('reports')
      .values({
        case_id: caseId,
        reporter_id: actor.userId,
        subject_kind: subject,
        subject_id: id,
        reason,
        words,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('case_id')
      .executeTakeFirst()
    if (!reported) throw conflict('already_reported', 'You reported this already')
    await work.audit({ action: 'report.create', recordKind: subject, recordId: id, userId: actor.userId })
    await work.tell(await administrators(work.db), { kind: 'moderationCase.changed', payload: { id: caseId } })
  })
}

async function openCase({ db }: Work, subject: Report['subject'], id: string): Promise<string> {
  const found = await db
    .selectFrom('moderation_cases')
    .select('id')
    .where('subject_kind', '=', subject)
    .where('subject_id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return found.id
}

/** What another capability lets be reported under this word. */
export function reportableOf({ modules }: Platform, subject: Report['subject']): Reportable | undefined {
  return modules.map(({ reportable }) => reportable?.[subject]).find((found) => found !== undefined)
}

async function findReported(
  platform: Platform,
  work: Work,
  { userId }: Actor,
  subject: Report['subject'],
  id: string,
): Promise<Reported> {
  const elsewhere = reportableOf(platform, subject)
  if (elsewhere) {
    const found = await elsewhere.find(work, id)
    if (!found) throw notFound()
    return found
  }
  if (subject === 'member') return { memberId: id, text: (await readMember(work.db, userId, id)).name }
  if (subject === 'post') {
    const post = await findPost(work.db, userId, id)
    return { memberId: post.author_id, text: post.body }
  }
  const comment = await work.db
    .selectFrom('social_comments')
    .select(['author_id', 'post_id', 'body'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
  if (!comment) throw notFound()
  await findPost(work.db, userId, comment.post_id)
  return { memberId: comment.author_id, text: comment.body }
}

async function keepPictures({ db }: Work, caseId: string, postId: string): Promise<void> {
  await db
    .insertInto('moderation_case_pictures')
    .columns(['case_id', 'position', 'address', 'file_id', 'alternative'])
    .expression((eb) =>
      eb
        .selectFrom('social_post_pictures')
        .select((select) => [select.val(caseId).as('case_id'), 'position', 'address', 'file_id', 'alternative'])
        .where('post_id', '=', postId),
    )
    .execute()
}
