import { sql, type Kysely } from 'kysely'

/**
 * What files are for stands in a table: a capability that is added later gives its purpose a row, in its own migration, and need not know
 * those of all others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table file_purposes (purpose text primary key)`.execute(db)
  await sql`insert into file_purposes values ('profilePicture'), ('petPicture'), ('blogPicture'), ('eventPicture')`.execute(db)
  await sql`alter table files add constraint files_purpose_fkey
    foreign key (purpose) references file_purposes not valid`.execute(db)
  await sql`alter table files drop constraint files_purpose_check`.execute(db)
}
