/// <reference lib="webworker" />
/* oxlint-disable unicorn/require-post-message-target-origin -- a port has no origin */
import type { Question, Questions, Reply } from '../messages.ts'
import { WorldKeeper } from './world-keeper.ts'
import { answerRequest, connectSocket } from './serve.ts'

/** The worker that the platform lives in: of one page, or shared by all pages of the origin. */
const keeper = new WorldKeeper()

/** Held until the worker ends, so that pages learn of it. */
const life = new Promise<string>((resolve) => {
  const name = `carenest-platform-${crypto.randomUUID()}`
  void navigator.locks.request(name, () => {
    resolve(name)
    return new Promise(() => {})
  })
})

async function answer(
  { do: what, asked }: Question,
  ports: readonly MessagePort[],
): Promise<Questions[keyof Questions]['answer']> {
  switch (what) {
    case 'greet':
      return life
    case 'open':
      return keeper.open(asked)
    case 'signIn':
      return (await keeper.world).signIn(asked.role)
    case 'request':
      return keeper.serve(asked, (world) => answerRequest(world, asked))
    case 'connect':
      await connectSocket(await keeper.world, asked.address, ports[0]!)
      return null
    default:
      return what satisfies never
  }
}

function hear({ data, ports }: MessageEvent<Question>): void {
  const [reply, ...others] = ports
  const say = (message: Reply) => reply?.postMessage(message)
  answer(data, others).then(
    (answered) => say({ answer: answered }),
    (fault: unknown) => say({ failure: fault instanceof Error ? `${fault.message}\n${fault.stack}` : String(fault) }),
  )
}

if ('onconnect' in self) {
  addEventListener('connect', (event) => {
    const [port] = (event as MessageEvent).ports
    port?.addEventListener('message', hear)
    port?.start()
  })
} else addEventListener('message', hear)
