import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ChatMessage } from '#contract/chat/schemas.ts'
import { flush, type FlusherNeeds, type Outcome } from './flusher.ts'
import type { OutboxItem } from './outbox-item.ts'
import type { OutboxStore } from './outbox-store.ts'

const person = 'ana'

function memoryStore(): OutboxStore & { items: OutboxItem[] } {
  let order = 0
  const items: OutboxItem[] = []
  return {
    items,
    all: async () => items.slice(),
    async add(item) {
      const added = { ...item, order: (order += 1) }
      items.push(added)
      return added
    },
    async update(item) {
      const at = items.findIndex((each) => each.order === item.order)
      if (at >= 0) items[at] = item
    },
    async clear() {
      items.length = 0
    },
    async remove(gone) {
      const at = items.findIndex((each) => each.order === gone)
      if (at >= 0) items.splice(at, 1)
    },
  }
}

const item = (clientId: string): Omit<OutboxItem, 'order'> => ({
  clientId,
  person,
  to: 'ben',
  text: clientId,
  files: [],
  replyTo: null,
  card: null,
  at: '',
  state: 'waiting',
  reason: null,
})

/** What the server does: each name once, in the order in which it came. `fate` says whether a try arrives, and whether its answer does. */
function server(fate: () => 'both' | 'request' | 'nothing') {
  const kept: string[] = []
  return {
    kept,
    send: async ({ clientId }: OutboxItem): Promise<Outcome> => {
      const way = fate()
      if (way === 'nothing') return { kind: 'later' }
      if (!kept.includes(clientId)) kept.push(clientId)
      return way === 'both' ? { kind: 'sent', message: { clientId } as ChatMessage } : { kind: 'later' }
    },
  }
}

const run = (needs: Pick<FlusherNeeds, 'store' | 'send'>, isStopped: () => boolean) =>
  flush({ person, wait: async () => {}, onChange: () => {}, ...needs, isStopped })

it('nothing is lost, nothing doubled and the order kept, through cuts on either way and tabs that are killed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 25 }),
      fc.infiniteStream(fc.constantFrom('both', 'both', 'request', 'nothing')),
      fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 10 }),
      async (count, fates, kills) => {
        const store = memoryStore()
        const names = Array.from({ length: count }, (_, index) => `m${index}`)
        for (const name of names) await store.add(item(name))
        const { kept, send } = server(() => fates.next().value as 'both')
        // Each of these tabs dies after so many tries; the last one lives until all is sent.
        for (const life of kills) {
          let tries = 0
          await run({ store, send: (each) => ((tries += 1), send(each)) }, () => tries >= life || store.items.length === 0)
        }
        await run({ store, send }, () => store.items.length === 0)
        expect(kept).toEqual(names)
      },
    ),
    { numRuns: 60 },
  )
})

it('1,000 messages, 50 cuts and 10 killed tabs: none lost, none doubled, the order kept', async () => {
  const store = memoryStore()
  const names = Array.from({ length: 1000 }, (_, index) => `m${index}`)
  for (const name of names) await store.add(item(name))
  let tries = 0
  // Each cut takes the answer of one message, which has arrived, and the next two tries whole.
  const { kept, send } = server(() => {
    const place = (tries += 1) % 20
    if (tries > 1000 || place > 2) return 'both'
    return place === 0 ? 'request' : 'nothing'
  })
  for (let killed = 0; killed < 10; killed++) {
    const until = tries + 60
    await run({ store, send }, () => tries >= until)
  }
  await run({ store, send }, () => store.items.length === 0)
  expect(kept).toEqual(names)
})

it('two tabs that flush at once send nothing twice, for each has its name', async () => {
  const store = memoryStore()
  const names = Array.from({ length: 20 }, (_, index) => `m${index}`)
  for (const name of names) await store.add(item(name))
  const { kept, send } = server(() => 'both')
  const done = () => store.items.length === 0
  await Promise.all([run({ store, send }, done), run({ store, send }, done)])
  expect(kept).toEqual(names)
})

it('what is refused waits for its writer and holds nothing else up', async () => {
  const store = memoryStore()
  for (const name of ['bad', 'good']) await store.add(item(name))
  const sent: string[] = []
  const send = async ({ clientId }: OutboxItem): Promise<Outcome> => {
    if (clientId === 'bad') return { kind: 'refused', reason: 'conversation_read_only' }
    sent.push(clientId)
    return { kind: 'sent', message: {} as ChatMessage }
  }
  await run({ store, send }, () => sent.length > 0 && store.items.length === 1)
  expect(store.items).toMatchObject([{ clientId: 'bad', state: 'failed', reason: 'conversation_read_only' }])
})
