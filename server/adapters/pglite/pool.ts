import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { parameterText } from '../database/parameters.ts'
import type { Engine } from './engine.ts'

/**
 * A pool of one: whoever wants the connection waits until it is given back, in the order they came. Kysely's own PostgreSQL dialect
 * works over it unchanged.
 */
export function poolOfOne(engine: Engine): PostgresPool {
  let last: Promise<void> = Promise.resolve()

  return {
    async connect() {
      const before = last
      let release = () => {}
      last = new Promise((resolve) => (release = resolve))
      await before
      return { query: queryOver(engine), release }
    },
    end: () => engine.close(),
  }
}

function queryOver(engine: Engine): PostgresPoolClient['query'] {
  const query = async (statement: string, parameters: readonly unknown[] = []) => {
    const { rows, command, affected } = await engine.query(statement, parameters.map(parameterText))
    return { command, rowCount: affected, rows }
  }
  return query as PostgresPoolClient['query']
}
