import type { PGlite } from '@electric-sql/pglite'
import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { DatabaseConnection, Dialect, QueryResult } from 'kysely'

/** Until server/adapters has the embedded database. */
export function pgliteDialect(pglite: PGlite): Dialect {
  let last: Promise<void> = Promise.resolve()
  let release = () => {}
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, affectedRows } = await pglite.query<R>(query.sql, [...query.parameters])
      return { rows, numAffectedRows: BigInt(affectedRows ?? 0) }
    },
    streamQuery() {
      throw new Error('not streamed')
    },
  }
  const say = (text: string) => async (on: DatabaseConnection) => {
    await on.executeQuery(CompiledQuery.raw(text))
  }
  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: async () => {},
      async acquireConnection() {
        const before = last
        const { promise, resolve } = deferred()
        last = promise
        await before
        release = resolve
        return connection
      },
      beginTransaction: say('begin'),
      commitTransaction: say('commit'),
      rollbackTransaction: say('rollback'),
      releaseConnection: async () => release(),
      destroy: () => pglite.close(),
    }),
  }
}

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}
