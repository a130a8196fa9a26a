import { parentPort, workerData } from 'node:worker_threads'
import { failureFacts } from '../database/failure.ts'
import type { Engine } from './engine.ts'
import { localEngine } from './local-engine.ts'
import type { Greeting, Question, Reply, WorkerStart } from './messages.ts'
import { openDurable } from './open-durable.ts'

/** The worker thread that holds the embedded database, so that a long query never stops the server's event loop. */
const port = parentPort
if (!port) throw new Error('This file runs in a worker thread')

const say = (message: Greeting | Reply) => port.postMessage(message)

async function answer(engine: Engine, syncs: () => number, question: Question): Promise<Extract<Reply, { ok: unknown }>['ok']> {
  switch (question.do) {
    case 'query':
      return engine.query(question.sql, question.parameters)
    case 'exec':
      await engine.exec(question.sql)
      return null
    case 'copyOut':
      return engine.copyOut(question.source)
    case 'copyIn':
      await engine.copyIn(question.target, question.text)
      return null
    case 'dump':
      return new Uint8Array(await (await engine.dump()).arrayBuffer())
    case 'syncs':
      return syncs()
    case 'close':
      await engine.close()
      return null
    default:
      return question satisfies never
  }
}

try {
  const { pglite, fs } = await openDurable((workerData as WorkerStart).folder)
  const engine = localEngine(pglite)
  port.on('message', (question: Question) => {
    answer(engine, () => fs.syncs, question)
      .then((ok) => say({ id: question.id, ok }))
      .catch((thrown: unknown) => say({ id: question.id, failure: failureFacts(thrown) }))
      .finally(() => {
        if (question.do === 'close') port.close()
      })
  })
  say({ ready: true })
} catch (thrown) {
  say({ ready: false, failure: failureFacts(thrown) })
  port.close()
}
