import type { PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { DatabaseFailure, failureFacts, lostConnection } from '../database/failure.ts'
import { parameterText } from '../database/parameters.ts'

/** A statement that was kept no longer fits its table: another process has brought the database to a newer form. */
const isOutdated = (thrown: unknown) =>
  thrown instanceof pg.DatabaseError && thrown.code === '0A000' && /cached plan/.test(thrown.message)

/** Without a SQLSTATE it was not the server that refused, but the connection that failed; after a FATAL word the server closes it. */
const isLoss = (thrown: unknown) => !(thrown instanceof pg.DatabaseError) || thrown.severity === 'FATAL'

/**
 * A connection as Kysely takes it: sends parameters and reports failures as the embedded database does. Once it is lost every further
 * statement fails at once, and it is not given back to the pool. `hearAnswer` is called with each answer of the server.
 */
export function wrapClient(
  client: pg.PoolClient,
  nameOf: (statement: string) => string | undefined,
  hearAnswer: () => void,
): PostgresPoolClient {
  let outdated: Error | undefined
  let lost: Error | undefined
  // A connection that is lost while it is in use tells so here; without a listener Node ends the process.
  client.on('error', (error: Error) => (lost = error))

  async function query(text: string, parameters: readonly unknown[] = []) {
    if (lost) throw new DatabaseFailure(lostConnection(lost.message))
    const values = parameters.map(parameterText)
    const name = values.length > 0 ? nameOf(text) : undefined
    try {
      const answer = await client.query(name === undefined ? { text, values } : { name, text, values })
      hearAnswer()
      return answer
    } catch (thrown) {
      if (isOutdated(thrown)) {
        // What this connection keeps is of the older form: it goes when it is given back. Within a transaction the second try fails too.
        outdated = thrown as Error
        const again = await client.query({ text, values }).catch(() => null)
        if (again) return again
      }
      if (isLoss(thrown)) lost = thrown instanceof Error ? thrown : new Error(String(thrown))
      throw new DatabaseFailure(
        thrown instanceof pg.DatabaseError ? failureFacts(thrown) : lostConnection(failureFacts(thrown).message),
      )
    }
  }

  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(lost ?? outdated) }
}
