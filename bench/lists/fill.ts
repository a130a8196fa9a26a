import { sql } from 'kysely'
import type { Db } from '#server/kernel/db.ts'

export const records = 1_000_000
const batch = 50_000

/** A million messages that were sent, one for each second until now: the list that administrators read, and that is audited. */
export async function fillOutbox(db: Db): Promise<void> {
  for (let from = 1; from <= records; from += batch) {
    await sql`insert into outbox_messages (id, channel, recipient, subject, text, template, locale, state, attempts, next_attempt_at,
        courier, created_at, sent_at)
      select gen_random_uuid(), 'email', 'person' || n || '@bench.test', 'Your visit is confirmed', 'See you on the day, at the hour.',
        'appointmentConfirmed', 'en-US', 'sent', 1, now(), 'console', t, t
      from generate_series(${from}::int, ${from + batch - 1}::int) n
      cross join lateral (select date_trunc('second', now()) - interval '1 second' * n t) at`.execute(db)
  }
  await sql`vacuum (analyze) outbox_messages`.execute(db)
}
