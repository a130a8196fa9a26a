import { sql } from 'kysely'
import type { Actor } from '#server/kernel/actor.ts'
import type { Db } from '#server/kernel/db.ts'

export const administratorId = '01900000-0000-7000-8000-0000000000ad'

/** One administrator, and so many patients. Answers who asks in the administrator's name. */
export async function makeOffice(db: Db, patients: number): Promise<Actor> {
  await sql`insert into users (id, user_type, status, email, name, created_at)
    values (${administratorId}, 3, 'active', 'admin@bench.test', 'Bench Office', now())`.execute(db)
  await sql`insert into users (id, user_type, status, email, name, created_at)
    select gen_random_uuid(), 0, 'active', 'patient' || n || '@bench.test', 'Patient ' || n, now() - n * interval '1 second'
    from generate_series(1, ${patients}::int) n`.execute(db)
  await sql`insert into patients (user_id) select id from users where user_type = 0`.execute(db)
  await sql`analyze users`.execute(db)
  return { userId: administratorId, role: 'admin', locale: 'en-US', timeZone: 'UTC' } as Actor
}
