import type { PGlite, Results } from '@electric-sql/pglite'
import { DatabaseFailure, failureFacts } from '../database/failure.ts'
import { parsers } from '../database/types.ts'
import type { Engine } from './engine.ts'

/** Parameters come as text already; whatever type the statement wants, the text is sent as it is. */
const untouched: Record<number, (text: string) => string> = new Proxy({}, { get: () => (text: string) => text })

async function failing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    throw new DatabaseFailure(failureFacts(thrown))
  }
}

/** PGlite in this thread. */
export function localEngine(pglite: PGlite): Engine {
  return {
    query: (sql, parameters) =>
      failing(async () => {
        const {
          rows,
          command = '',
          affectedRows = 0,
        }: Results<Record<string, unknown>> = await pglite.query(sql, [...parameters], {
          parsers,
          serializers: untouched,
        })
        return { rows, command, affected: affectedRows }
      }),
    exec: (sql) => failing(async () => void (await pglite.exec(sql))),
    copyOut: (source) =>
      failing(async () => {
        const { blob } = await pglite.query(`copy ${source} to '/dev/blob'`)
        return new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())
      }),
    copyIn: (target, text) =>
      failing(async () => void (await pglite.query(`copy ${target} from '/dev/blob'`, [], { blob: new Blob([text]) }))),
    dump: () => pglite.dumpDataDir('none'),
    close: async () => {
      if (!pglite.closed) await pglite.close()
    },
  }
}
