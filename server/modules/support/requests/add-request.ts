import { sql } from 'kysely'
import type { RequestSource, RequestTopic } from '#contract/support/values.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { leastBusy } from '../desk/presence.ts'
import '../tables.ts'
import { tellOf } from './tell.ts'

export interface AskedOfOffice {
  /** The account that follows it; `null` for a visitor, who is answered by mail. */
  readonly personId: string | null
  readonly name: string
  readonly email: string | null
  readonly locale: string
  readonly topic: RequestTopic
  readonly source: RequestSource
  readonly subject: string
  readonly text: string
  readonly failedCall?: string | null
}

/**
 * Puts a request before the office, for other capabilities too, which limit by themselves. It goes to the administrator who is there with the
 * fewest open ones, or waits for one.
 */
export async function addRequest(platform: Platform, work: Work, asked: AskedOfOffice): Promise<{ id: string }> {
  const { clock, ids } = platform
  const now = clock.now()
  const { personId, source, topic, subject, name, email, locale, failedCall = null } = asked
  const id = ids.next()
  await work.db
    .insertInto('support_requests')
    .values({
      id,
      ...(await nextNumber(work, now.getUTCFullYear())),
      person_id: personId,
      name,
      email: personId === null ? email : null,
      locale,
      topic,
      source,
      subject,
      state: 'open',
      assigned_to: await leastBusy(work.db, now),
      failed_call: failedCall,
      contact_message_id: null,
      opened_at: now,
      since: now,
      last_at: now,
    })
    .execute()
  await work.db
    .insertInto('support_messages')
    .values({ id: ids.next(), request_id: id, side: 'person', author_id: personId, text: asked.text, at: now })
    .execute()
  await work.audit({ action: 'supportRequest.open', recordKind: 'supportRequest', recordId: id, userId: personId })
  await tellOf(work, { id, person_id: personId })
  return { id }
}

/** Each year counts anew; whoever counts at the same time waits. */
export async function nextNumber({ db }: Work, year: number): Promise<{ year: number; sequence: number }> {
  const { last } = await db
    .insertInto('support_numbers')
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql`support_numbers.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return { year, sequence: last }
}
