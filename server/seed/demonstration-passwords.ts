import { sql } from 'kysely'
import { StartFault } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { demonstrationFact, demonstrationPassword } from './index.ts'

/** Hashes that are tried where the fact does not name the one that all demonstration accounts began with. */
const mostTried = 20

/** How many accounts still have the demonstration password. Only a database that was filled with the demonstration world is searched. */
export async function countDemonstrationPasswords(platform: Pick<Platform, 'db' | 'passwords'>): Promise<number> {
  const { db } = platform
  const { rows } = await sql<{ value: { passwordHash?: string } }>`
    select value from platform_facts where name = ${demonstrationFact}`.execute(db)
  if (rows.length === 0) return 0
  const hashes = rows[0]!.value.passwordHash ? [rows[0]!.value.passwordHash] : await findHashes(platform)
  if (hashes.length === 0) return 0
  const { n } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('password_hash', 'in', hashes)
    .executeTakeFirstOrThrow()
  return n
}

/** The demonstration accounts share one hash, so it is the one that most of them have. */
async function findHashes({ db, passwords }: Pick<Platform, 'db' | 'passwords'>): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select password_hash as hash from users where email like '%@carenest.test' and password_hash is not null
    group by password_hash order by count(*) desc limit ${mostTried}`.execute(db)
  const found: string[] = []
  for (const { hash } of rows) if (await passwords.verify(hash, demonstrationPassword)) found.push(hash)
  return found
}

/** Production has accounts whose password everybody knows. */
export class DemonstrationPasswords extends StartFault {
  constructor(count: number) {
    super(
      `${count} ${count === 1 ? 'account has' : 'accounts have'} the demonstration password, which everybody knows: start on an empty database (another DATA_DIR or DATABASE_URL), or try the platform with DEMO=true`,
    )
  }
}
