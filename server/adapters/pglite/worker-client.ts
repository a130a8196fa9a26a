import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { DatabaseFailure } from '../database/failure.ts'
import type { Engine, EngineResult } from './engine.ts'
import type { Greeting, Question, Reply, WorkerStart } from './messages.ts'

type Asked = Question extends infer Q ? (Q extends Question ? Omit<Q, 'id'> : never) : never

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (reason: Error) => void
}

export interface WorkerEngine extends Engine {
  /** How often the database has made the operating system sync a file. */
  syncs(): Promise<number>
  /** Resolves when the thread is gone: with the fault, or with nothing after `close`. */
  readonly ended: Promise<Error | undefined>
}

/** `worker.ts` beside the sources, `worker.js` beside the built server. */
function workerAddress(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './database-worker.js', import.meta.url)
}

/** tsx cannot follow a worker on Node 20 by itself: it is registered there first. */
function startWorker(workerData: WorkerStart): Worker {
  const address = workerAddress()
  if (address.pathname.endsWith('.js')) return new Worker(address, { workerData })
  const source = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(address.href)}) })`
  return new Worker(source, { eval: true, workerData })
}

/** Opens the database in `folder` in a thread of its own. Throws when it cannot be opened. */
export async function openWorkerEngine(folder: string): Promise<WorkerEngine> {
  const worker = startWorker({ folder })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let closing: Promise<void> | undefined

  const ended = new Promise<Error | undefined>((resolve) => {
    let fault: Error | undefined
    worker.once('error', (error) => (fault = error))
    worker.once('exit', () => {
      const reason = fault ?? (closing ? undefined : new Error('The database thread ended by itself'))
      for (const { reject } of waiting.values()) reject(reason ?? new Error('The database is closed'))
      waiting.clear()
      resolve(reason)
    })
  })

  function ask(asked: Asked): Promise<unknown> {
    if (closing) return Promise.reject(new Error('The database is closed'))
    return send(asked)
  }

  function send(asked: Asked): Promise<unknown> {
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ ...asked, id } satisfies Question)
    })
  }

  const [greeting] = (await Promise.race([
    once(worker, 'message'),
    ended.then((fault) => Promise.reject(fault ?? new Error('closed'))),
  ])) as [Greeting]
  if (!greeting.ready) throw new DatabaseFailure(greeting.failure)

  worker.on('message', (reply: Reply) => {
    const asker = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('failure' in reply) asker?.reject(new DatabaseFailure(reply.failure))
    else asker?.resolve(reply.ok)
  })

  return {
    ended,
    query: async (sql, parameters) => (await ask({ do: 'query', sql, parameters })) as EngineResult,
    exec: async (sql) => void (await ask({ do: 'exec', sql })),
    copyOut: async (source) => (await ask({ do: 'copyOut', source })) as Uint8Array<ArrayBuffer>,
    copyIn: async (target, text) => void (await ask({ do: 'copyIn', target, text })),
    dump: async () => new Blob([(await ask({ do: 'dump' })) as Uint8Array<ArrayBuffer>]),
    syncs: async () => (await ask({ do: 'syncs' })) as number,
    close() {
      closing ??= send({ do: 'close' }).then(async () => void (await ended))
      return closing
    },
  }
}
