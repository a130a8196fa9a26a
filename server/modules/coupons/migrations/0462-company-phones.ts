import { sql, type Kysely } from 'kysely'

/** A company is called on a number that others may have as well; the account's own number signs in and belongs to one person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table companies add column phone text check (phone ~ '^\\+[1-9][0-9]{6,14}$')`.execute(db)
  await sql`update companies set phone = users.phone from users where users.id = companies.user_id and users.phone is not null`.execute(
    db,
  )
}
