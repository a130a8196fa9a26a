import { CompiledQuery, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { DatabaseConnection, Driver } from 'kysely'
import type { Db, Tables } from '#server/kernel/db.ts'

/** What a statement meets whose process is no more. */
export class Killed extends Error {}

interface Held extends DatabaseConnection {
  readonly own: Kysely<Tables>
  readonly release: () => void
  isOpen: boolean
}

/**
 * The database as a process sees it that is killed after a number of moments. A moment is where a kill could leave something else
 * behind: just before a commit, just after one, and after each statement that writes outside a transaction. From the kill on nothing
 * reaches the database any more, and what was open is undone by it, as when a connection breaks.
 */
export function mortalDatabase(db: Db, moments = Infinity): { db: Db; passed: () => number } {
  let passed = 0
  const isDead = () => passed >= moments
  const live = () => {
    if (isDead()) throw new Killed()
  }
  const pass = () => {
    passed += 1
    live()
  }

  const hold = async (): Promise<Held> => {
    live()
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const own = await new Promise<Kysely<Tables>>((resolve, reject) => {
      db.connection()
        .execute(async (connection) => {
          resolve(connection)
          await released
        })
        .catch(reject)
    })
    const held: Held = {
      own,
      release,
      isOpen: false,
      async executeQuery(query) {
        live()
        const result = await own.executeQuery(query)
        if (!held.isOpen && !query.sql.trimStart().startsWith('select')) pass()
        return result as never
      },
      streamQuery() {
        throw new Error('nothing streams')
      },
    }
    return held
  }

  const driver: Driver = {
    init: async () => {},
    acquireConnection: hold,
    async beginTransaction(connection) {
      live()
      const held = connection as Held
      await held.own.executeQuery(CompiledQuery.raw('begin'))
      held.isOpen = true
    },
    async commitTransaction(connection) {
      const held = connection as Held
      pass()
      await held.own.executeQuery(CompiledQuery.raw('commit'))
      held.isOpen = false
      pass()
    },
    async rollbackTransaction(connection) {
      const held = connection as Held
      if (held.isOpen) await held.own.executeQuery(CompiledQuery.raw('rollback'))
      held.isOpen = false
    },
    releaseConnection: async (connection) => (connection as Held).release(),
    destroy: async () => {},
  }
  return {
    passed: () => passed,
    db: new Kysely<Tables>({
      dialect: {
        createDriver: () => driver,
        createAdapter: () => new PostgresAdapter(),
        createQueryCompiler: () => new PostgresQueryCompiler(),
        createIntrospector: (of) => new PostgresIntrospector(of),
      },
    }),
  }
}
