import { z } from 'zod'
import { serverMethods } from '#contract/hub/events.ts'
import type { Log } from '#server/kernel/ports.ts'
import { CallFault, type Connection } from './connection.ts'
import type { HubStore } from './store.ts'

interface Called {
  readonly hub: {
    watch(connection: Connection, topic: string): Promise<'watching' | 'refused' | 'full'>
    unwatch(connection: Connection, topic: string): void
  }
  readonly store: HubStore
  readonly log: Log
  readonly connection: Connection
}

type Method = (called: Called, args: readonly unknown[]) => unknown

function method<A extends unknown[]>(schema: z.ZodType<A>, run: (called: Called, ...args: A) => unknown): Method {
  return (called, args) => {
    const parsed = schema.safeParse(args)
    if (!parsed.success) throw new CallFault('the arguments are not valid')
    return run(called, ...parsed.data)
  }
}

const oneTopic = z.tuple([z.string().min(1).max(200)])
const sinceSequence = z.union([
  z.tuple([z.int().min(0)]),
  z.tuple([z.int().min(0).nullable(), z.number().min(0).max(86_400)]),
  z.tuple([z.null()]),
])

const methods: Record<string, Method> = {
  [serverMethods.ping]: method(z.tuple([]), () => null),
  [serverMethods.catchUp]: method<z.output<typeof sinceSequence>>(
    sinceSequence,
    ({ store, connection }, after: number | null, within?: number) =>
      store.catchUp(connection.guest.userId, after ?? (within === undefined ? null : { withinSeconds: within })),
  ),
  [serverMethods.watch]: method(oneTopic, async ({ hub, connection }, topic) => {
    const outcome = await hub.watch(connection, topic)
    if (outcome === 'refused') throw new CallFault('this cannot be watched')
    if (outcome === 'full') throw new CallFault('too much is watched')
    return null
  }),
  [serverMethods.unwatch]: method(oneTopic, ({ hub, connection }, topic) => {
    hub.unwatch(connection, topic)
    return null
  }),
}

/** What a client may call. Names are matched to the letter. Faults that are none of the client's are logged and told without detail. */
export async function callMethod(called: Called, name: string, args: readonly unknown[]): Promise<unknown> {
  const run = Object.hasOwn(methods, name) ? methods[name] : undefined
  if (!run) throw new CallFault('there is no such method')
  try {
    return await run(called, args)
  } catch (error) {
    if (!(error instanceof CallFault))
      called.log.error('hub call failed', { method: name, error: error instanceof Error ? error.name : 'unknown' })
    throw error
  }
}
