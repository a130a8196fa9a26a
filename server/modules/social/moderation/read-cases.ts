import type { z } from 'zod'
import type { caseQuery, ModerationCase } from '#contract/social/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { pictureColumns, presentPicture } from '../pictures.ts'
import '../tables.ts'

function selectCases(db: Reader) {
  return db
    .selectFrom('moderation_cases')
    .innerJoin('users as member', 'member.id', 'moderation_cases.member_id')
    .leftJoin('users as decider', 'decider.id', 'moderation_cases.decided_by')
    .selectAll('moderation_cases')
    .select(['member.name', 'member.avatar', 'decider.name as decider'])
}

type CaseRow = Awaited<ReturnType<ReturnType<typeof selectCases>['execute']>>[number]

/** The longest open first; `open`: those that wait for an administrator. */
export async function listCases(
  { db }: Platform,
  actor: Actor,
  query: z.output<typeof caseQuery>,
): Promise<{ items: ModerationCase[]; next: string | null }> {
  const found = query.open ? selectCases(db).where('state', 'in', ['open', 'appealed']) : selectCases(db)
  const { items, next } = await readPage(
    found,
    {
      column: 'moderation_cases.opened_at',
      kind: 'instant',
      id: 'moderation_cases.id',
      direction: query.open ? 'asc' : 'desc',
      at: (row: CaseRow) => [row.opened_at, row.id],
    },
    query,
  )
  return { items: await present(db, actor, items), next }
}

/** @throws Refusal 404 */
export async function readCase(db: Reader, actor: Actor, id: string): Promise<ModerationCase> {
  const row = await selectCases(db).where('moderation_cases.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  const [found] = await present(db, actor, [row])
  return found!
}

async function present(db: Reader, actor: Actor, rows: readonly CaseRow[]): Promise<ModerationCase[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const reports = await db.selectFrom('reports').selectAll().where('case_id', 'in', ids).orderBy('created_at').execute()
  const pictures = await db
    .selectFrom('moderation_case_pictures')
    .leftJoin('files', 'files.id', 'file_id')
    .select('case_id')
    .select(pictureColumns)
    .where('case_id', 'in', ids)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject_kind,
    state: row.state,
    member: { id: row.member_id, name: row.name, avatar: row.avatar },
    frozen: { text: row.frozen.text, pictures: pictures.filter(({ case_id }) => case_id === row.id).map(presentPicture) },
    reports: reports
      .filter(({ case_id }) => case_id === row.id)
      .map(({ reason, words, created_at }) => ({ reason, words, at: created_at })),
    openedAt: row.opened_at,
    decidedAt: row.decided_at,
    decidedBy: row.decider,
    reason: row.reason,
    suspendedUntil: row.suspended_until,
    appeal: row.appeal,
    decidedByCaller: row.decided_by === actor.userId,
  }))
}
