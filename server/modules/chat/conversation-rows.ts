import type { Selectable } from 'kysely'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Work } from '#server/kernel/work.ts'
import type { ConversationTable } from './tables.ts'

export type ConversationRow = Selectable<ConversationTable>

/** The two of a conversation in the order in which it keeps them. */
export const ordered = (one: string, other: string) =>
  one < other ? { first_id: one, second_id: other } : { first_id: other, second_id: one }

/** The other one; `null` where the account is gone. */
export const peerOf = ({ first_id, second_id }: Pick<ConversationRow, 'first_id' | 'second_id'>, userId: string) =>
  first_id === userId ? second_id : first_id

const isMember = (row: ConversationRow, userId: string) => row.first_id === userId || row.second_id === userId

/** @throws Refusal 404 for who is none of the two */
export async function readOwn(db: Reader, actor: Actor, id: string): Promise<ConversationRow> {
  const row = await db.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || !isMember(row, actor.userId)) throw notFound()
  return row
}

/** Locks it until the unit of work ends: its numbers are given one after the other. @throws Refusal 404 for who is none of the two */
export async function lockOwn(work: Work, actor: Actor, id: string): Promise<ConversationRow> {
  const row = await work.db.selectFrom('conversations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row || !isMember(row, actor.userId)) throw notFound()
  return row
}

export function between(db: Reader, one: string, other: string): Promise<ConversationRow | undefined> {
  const { first_id, second_id } = ordered(one, other)
  return db
    .selectFrom('conversations')
    .selectAll()
    .where('first_id', '=', first_id)
    .where('second_id', '=', second_id)
    .executeTakeFirst()
}
