import { sql, type Kysely } from 'kysely'

/** Warnings that came up after a prescription was issued, and of which its doctor was told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table prescription_told_checks (
    prescription_id uuid not null references prescriptions on delete cascade,
    check_key text not null check (char_length(check_key) <= 600),
    told_at timestamptz not null,
    primary key (prescription_id, check_key)
  )`.execute(db)
}
