import { expect, it } from 'vitest'
import { chatContract as chat } from '#contract/chat/contract.ts'
import type { ChatMessage } from '#contract/chat/schemas.ts'
import { merged } from '#features/chat/model/timeline.ts'
import { flush, type Outcome } from '#features/chat/outbox/flusher.ts'
import type { OutboxItem } from '#features/chat/outbox/outbox-item.ts'
import type { OutboxStore } from '#features/chat/outbox/outbox-store.ts'
import { Dice } from '#server/seed/random.ts'
import { befriend } from '#server/modules/chat/testing/make-conversation.ts'
import { makePatient, type Person } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer()
const count = 1000
const cuts = 50
const killed = 10

/** What a browser keeps, without a browser: it outlives each tab. */
function keptStore(items: OutboxItem[]): OutboxStore {
  const at = (order: number) => items.findIndex((each) => each.order === order)
  return {
    all: async () => items.slice(),
    add: () => Promise.reject(new Error('All were written before')),
    update: async (item) => void (at(item.order) >= 0 && items.splice(at(item.order), 1, item)),
    remove: async (order) => void (at(order) >= 0 && items.splice(at(order), 1)),
    clear: async () => void items.splice(0),
  }
}

const itemOf = (to: Person, order: number): OutboxItem => ({
  order,
  clientId: crypto.randomUUID(),
  person: 'ana',
  to: to.userId,
  text: `Message ${order}`,
  files: [],
  replyTo: null,
  card: null,
  at: '',
  state: 'waiting',
  reason: null,
})

/** The other one's side: told of changes over a connection that breaks, and asking for what was missed when it stands again. */
async function readChanges(as: Person, id: string, known: { messages: ChatMessage[]; change: number }): Promise<void> {
  for (;;) {
    const told = await server.call(chat.listChanges, { params: { id }, query: { after: known.change } }, { as })
    known.messages = merged(known.messages, told.messages)
    if (told.tooMany) throw new Error('More was missed than is told one by one')
    known.change = told.lastChange
    if (told.messages.length === 0) return
  }
}

it('1,000 messages through 50 cuts on either way and 10 killed tabs: none lost, none doubled, the order kept', async () => {
  const [ana, ben] = [await makePatient(server), await makePatient(server)]
  await befriend(server, ana, ben)
  const dice = new Dice(20_261_124)
  const items = Array.from({ length: count }, (_, order) => itemOf(ben, order))
  const names = items.map(({ clientId }) => clientId)
  const store = keptStore(items)
  // Which tries are cut, before the server has it or after; and after which a tab dies.
  const fates = new Map(Array.from({ length: cuts }, (_, cut) => [cut * 20 + dice.between(0, 19), dice.between(0, 1)]))
  expect(fates.size).toBe(cuts)
  const deaths = new Set(Array.from({ length: killed }, (_, tab) => tab * 95 + dice.between(1, 90)))
  const known = { messages: [] as ChatMessage[], change: 0 }
  let tries = 0
  let conversation = ''
  const seen = { cuts: 0, deaths: 0 }

  const send = async ({ to, clientId, text, files, replyTo, card }: OutboxItem): Promise<Outcome> => {
    const fate = fates.get((tries += 1))
    if (fate !== undefined) seen.cuts += 1
    if (fate === 0) return { kind: 'later' }
    const body = { to, clientId, text, files: files.map(({ name }) => ({ id: '', name })), replyTo, card }
    const answer = await server.send(chat.sendMessage, { body }, { as: ana })
    if (answer.status === 429) {
      server.clock.advance({ minutes: 1 })
      return { kind: 'later' }
    }
    expect(answer.status).toBe(201)
    const message = (await answer.json()) as ChatMessage
    conversation = message.conversation
    if (fate === 1) return { kind: 'later' }
    // The other one's connection is cut as often: it asks for what it missed when it is told again.
    if (tries % 20 < 10) await readChanges(ben, conversation, known)
    return { kind: 'sent', message }
  }
  while (items.length > 0) {
    const isDead = () => items.length === 0 || (deaths.has(tries) && deaths.delete(tries) && (seen.deaths += 1) > 0)
    await flush({ store, person: 'ana', send, wait: async () => {}, isStopped: isDead, onChange: () => {} })
  }
  await readChanges(ben, conversation, known)

  expect(known.messages.map(({ clientId }) => clientId)).toEqual(names)
  expect(known.messages.map(({ seq }) => seq)).toEqual(names.map((_, place) => place + 1))
  expect(seen).toEqual({ cuts, deaths: killed })
}, 240_000)
