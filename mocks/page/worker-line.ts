import type { Questions, Reply } from '../messages.ts'

type Line = Pick<MessagePort, 'postMessage'>

/** Grants a lock when nobody holds it any more: the browser's own, `navigator.locks`. */
type Locks = Pick<LockManager, 'request'>

/** The page's line to the worker that the platform lives in. */
export class WorkerLine {
  /** Rejects when the worker is gone. */
  readonly lost: Promise<never>
  readonly #line: Line

  /** `worker` is who fails when its code does not come. */
  constructor(line: Line, worker: EventTarget, locks: Locks = navigator.locks) {
    this.#line = line
    this.lost = new Promise((_, reject) => {
      worker.addEventListener('error', () => reject(new Error('The platform could not be started: its code did not come')))
      // The worker holds its lock for as long as it lives; however it ends, the lock comes to us.
      queueMicrotask(() => {
        const ended = () => reject(new Error('The platform has ended'))
        this.ask('greet', {})
          .then((lock) => locks.request(lock, { mode: 'shared' }, ended))
          .catch(() => {})
      })
    })
    this.lost.catch(() => {})
  }

  /** Asks and waits for the answer. `ports` go along; the transferred things are the worker's afterwards. */
  ask<K extends keyof Questions>(
    what: K,
    asked: Questions[K]['asked'],
    { ports = [], transfer = [] }: { ports?: MessagePort[]; transfer?: Transferable[] } = {},
  ): Promise<Questions[K]['answer']> {
    const { port1, port2 } = new MessageChannel()
    const answered = new Promise<Questions[K]['answer']>((resolve, reject) => {
      port1.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
        port1.close()
        if ('failure' in data) reject(new Error(data.failure))
        else resolve(data.answer as Questions[K]['answer'])
      })
      port1.start()
    })
    this.#line.postMessage({ do: what, asked }, [port2, ...ports, ...transfer])
    return Promise.race([answered, this.lost])
  }
}

/** A worker of this page's own: for stories and tests. */
export function ownWorker(): WorkerLine {
  const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module', name: 'carenest' })
  return new WorkerLine(worker, worker)
}

/** One worker for all pages of the origin, so that two tabs are on one platform; of this page's own where browsers have none to share. */
export function sharedWorker(): WorkerLine {
  if (!('SharedWorker' in globalThis)) return ownWorker()
  const worker = new SharedWorker(new URL('../worker/main.ts', import.meta.url), { type: 'module', name: 'carenest' })
  worker.port.start()
  return new WorkerLine(worker.port, worker)
}
