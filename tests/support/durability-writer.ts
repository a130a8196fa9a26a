import { sql } from 'kysely'
import { openFolderDatabase } from '#server/adapters/pglite/open.ts'

/** Started by `durability.test.ts`: inserts words without end, and says each one only after the database has said that it is kept. */
const { db } = await openFolderDatabase(process.argv[2]!)
process.send?.('open')
for (let n = 0; ; n += 1) {
  const word = `${process.pid}-${n}`
  await sql`insert into kept values (${word})`.execute(db)
  process.send?.(word)
}
