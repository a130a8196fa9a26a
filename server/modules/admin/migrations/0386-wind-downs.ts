import { sql, type Kysely } from 'kysely'

/**
 * What was decided of what a suspended doctor or pharmacy left behind. What is left is never written down: it is what is open now and was not
 * decided on, so that it is over with the suspension.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table wind_down_decisions (
    suspension_id uuid not null references account_suspensions on delete cascade,
    kind text not null check (kind in ('visit', 'order', 'prescription')),
    record_id uuid not null,
    verb text not null check (verb in ('cancel', 'keep', 'tell')),
    reason text not null check (char_length(reason) between 5 and 1000),
    decided_by uuid not null references users,
    decided_at timestamptz not null,
    primary key (suspension_id, kind, record_id),
    check (verb <> 'tell' or kind = 'prescription'),
    check (verb <> 'cancel' or kind <> 'prescription')
  )`.execute(db)
  await sql`create index account_suspensions_open on account_suspensions (suspended_at desc, id desc) where restored_at is null`.execute(
    db,
  )
}
