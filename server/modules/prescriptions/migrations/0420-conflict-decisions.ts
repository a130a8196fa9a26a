import { sql, type Kysely } from 'kysely'

/** What a doctor decided about a conflict that came up after a prescription was issued. Until then nothing is dispensed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table prescription_conflict_decisions (
    prescription_id uuid not null references prescriptions on delete cascade,
    check_key text not null check (char_length(check_key) between 1 and 600),
    conflict jsonb not null,
    decision text not null check (decision in ('keep', 'stop')),
    reason text not null check (char_length(reason) <= 500),
    decided_at timestamptz not null,
    primary key (prescription_id, check_key)
  )`.execute(db)
}
