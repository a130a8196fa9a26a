import { sql, type SqlBool } from 'kysely'
import type { z } from 'zod'
import type { commentQuery, Member, memberQuery, ofMember } from '#contract/social/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesName, searchTermsOf } from '#server/kernel/search-terms.ts'
import { presentMember, readMember, selectMembers, type MemberRow } from './select-members.ts'

interface MemberPage {
  items: Member[]
  next: string | null
}

const latestFirst = {
  column: 'found.since',
  kind: 'instant',
  id: 'found.id',
  direction: 'desc',
  at: (row: MemberRow & { readonly since: string }) => [row.since, row.id] as const,
} as const

/** People by name, but for the caller, whom they blocked, and who does not let themselves be found. */
export async function listMembers({ db }: Platform, { userId }: Actor, query: z.output<typeof memberQuery>): Promise<MemberPage> {
  const wanted = query.search ? searchTermsOf(query.search) : undefined
  if (wanted === null) return { items: [], next: null }
  let found = selectMembers(db, userId)
    .where('users.id', '<>', userId)
    .where(sql<SqlBool>`not exists (select from blocks where blocker_id = ${userId} and blocked_id = users.id)`)
    .where(sql<SqlBool>`not exists (select from social_settings where user_id = users.id and not is_findable)`)
  if (wanted) found = found.where(matchesName('users', wanted))
  const { items, next } = await readPage(
    found,
    { column: 'users.name', kind: 'text', id: 'users.id', direction: 'asc', at: (row: MemberRow) => [row.name, row.id] },
    query,
  )
  return { items: items.map((row) => presentMember(userId, row)), next }
}

/** Who follows a member, or whom they follow, the latest first. @throws Refusal 404 where the member does not exist for the caller */
export async function listFollows(
  { db }: Platform,
  { userId }: Actor,
  { member, ...asked }: z.output<typeof ofMember>,
  side: 'followers' | 'following',
): Promise<MemberPage> {
  if (member) await readMember(db, userId, member)
  const [theirs, others] =
    side === 'followers' ? (['followed_id', 'follower_id'] as const) : (['follower_id', 'followed_id'] as const)
  const found = selectMembers(db, userId)
    .innerJoin('follows', `follows.${others}`, 'users.id')
    .select('follows.created_at as since')
    .where(`follows.${theirs}`, '=', member ?? userId)
  const { items, next } = await readPage(db.selectFrom(found.as('found')).selectAll(), latestFirst, asked)
  return { items: items.map((row) => presentMember(userId, row)), next }
}

/** Whom the caller blocked, the latest first. */
export async function listBlocked(
  { db }: Platform,
  { userId }: Actor,
  asked: z.output<typeof commentQuery>,
): Promise<MemberPage> {
  const found = selectMembers(db, userId)
    .innerJoin('blocks', 'blocks.blocked_id', 'users.id')
    .select('blocks.created_at as since')
    .where('blocks.blocker_id', '=', userId)
  const { items, next } = await readPage(db.selectFrom(found.as('found')).selectAll(), latestFirst, asked)
  return { items: items.map((row) => presentMember(userId, row)), next }
}
