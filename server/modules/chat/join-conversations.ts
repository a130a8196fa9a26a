import type { JoinedPeople } from '#server/kernel/join-people.ts'
import type { Work } from '#server/kernel/work.ts'
import { sql } from 'kysely'
import './tables.ts'

/**
 * The conversations of an account that is closed are those of the one that stays. Where both talked with the same person, the closed one's
 * messages follow the others, in their own order, and nobody is told that they are new. Answers how many went over.
 */
export async function joinConversations(work: Work, { keptId, closedId }: JoinedPeople): Promise<number> {
  const { db } = work
  const conversations = await db
    .selectFrom('conversations')
    .selectAll()
    .where((eb) => eb.or([eb('first_id', '=', closedId), eb('second_id', '=', closedId)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  let joined = 0
  for (const { id, first_id, second_id, waiting_from } of conversations) {
    const other = first_id === closedId ? second_id : first_id
    // What the two accounts wrote to each other nobody else has read: it goes with the one that is closed.
    if (other === keptId) continue
    joined += 1
    const [first, second] = other === null ? [keptId, null] : [keptId, other].toSorted()
    const there =
      other === null
        ? undefined
        : await db
            .selectFrom('conversations')
            .selectAll()
            .where('first_id', '=', first!)
            .where('second_id', '=', second!)
            .forUpdate()
            .executeTakeFirst()
    if (there) await append(work, id, there)
    else {
      await db
        .updateTable('conversations')
        .set({ first_id: first, second_id: second, waiting_from: waiting_from === closedId ? keptId : waiting_from })
        .where('id', '=', id)
        .execute()
      await db
        .updateTable('conversation_members')
        .set({ user_id: keptId })
        .where('conversation_id', '=', id)
        .where('user_id', '=', closedId)
        .execute()
    }
  }
  return joined
}

async function append(
  work: Work,
  from: string,
  to: { readonly id: string; readonly last_seq: number; readonly last_change: number },
) {
  const { db } = work
  await sql`update chat_messages set conversation_id = ${to.id}, seq = seq + ${to.last_seq}, change = change + ${to.last_change},
    reply_to = reply_to + ${to.last_seq} where conversation_id = ${from}`.execute(db)
  await sql`update conversations there set last_seq = there.last_seq + gone.last_seq, last_change = there.last_change + gone.last_change,
    last_at = greatest(there.last_at, gone.last_at) from conversations gone where there.id = ${to.id} and gone.id = ${from}`.execute(
    db,
  )
  // Whoever had read all of both still has.
  await sql`update conversation_members member set delivered_seq = joined.last_seq, read_seq = joined.last_seq
    from conversations joined where joined.id = ${to.id} and member.conversation_id = joined.id and member.read_seq = ${to.last_seq}
      and not exists (select from conversation_members former join conversations gone on gone.id = former.conversation_id
        where gone.id = ${from} and former.user_id = member.user_id and former.read_seq < gone.last_seq)`.execute(db)
  await db.deleteFrom('conversations').where('id', '=', from).execute()
}
