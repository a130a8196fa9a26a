import { describe, expect, it } from 'vitest'
import { chatContract as chat } from '#contract/chat/contract.ts'
import { makeDoctor, makePatient, type Person } from '../../../tests/support/people.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { befriend, draftTo, write } from './testing/make-conversation.ts'

const server = await createTestServer()

async function friends() {
  const [ana, ben] = [await makePatient(server, { name: 'Ana' }), await makePatient(server, { name: 'Ben' })]
  await befriend(server, ana, ben)
  return { ana, ben }
}
const refused = async (as: Person, to: Person) =>
  (await server.refusal(chat.sendMessage, { body: draftTo(to) }, { as })) as { status: number; code: string }
const details = (as: Person, other: Person) => server.call(chat.findConversation, { query: { with: other.userId } }, { as })
const block = (blocker: Person, blocked: Person) =>
  insertRow(server.db, 'blocks', { blocker_id: blocker.userId, blocked_id: blocked.userId, created_at: server.clock.now() })

describe('what is written', () => {
  it('has something to see, in the order in which it was typed', async () => {
    const { ana, ben } = await friends()
    const send = (text: string) => ({ body: { ...draftTo(ben), text } })
    expect(await server.refusal(chat.sendMessage, send('\u200b\u00ad\u2800'), { as: ana })).toMatchObject({
      code: 'nothing_said',
    })
    expect(await server.call(chat.sendMessage, send('All\u202e well\u200b,\nmy 👩‍⚕️'), { as: ana })).toMatchObject({
      text: 'All well,\nmy 👩‍⚕️',
    })
  })
})

describe('who may write', () => {
  it('people without a relationship find nothing of each other', async () => {
    const [ana, eve] = [await makePatient(server), await makePatient(server)]
    expect(await refused(eve, ana)).toMatchObject({ status: 404, code: 'not_found' })
    expect(await server.refusal(chat.findConversation, { query: { with: ana.userId } }, { as: eve })).toMatchObject({
      status: 404,
    })
  })

  it('following is not enough by one side; a visit is', async () => {
    const [ana, doctor] = [await makePatient(server), await makeDoctor(server)]
    await insertRow(server.db, 'follows', { follower_id: ana.userId, followed_id: doctor.userId, created_at: server.clock.now() })
    expect((await refused(ana, doctor)).status).toBe(404)
    const now = server.clock.now().getTime()
    await insertRow(server.db, 'appointments', {
      id: server.platform.ids.next(),
      number: 'A-1',
      patient_id: ana.userId,
      doctor_id: doctor.userId,
      mode: 'video',
      state: 'completed',
      starts_at: new Date(now - 3_600_000),
      ends_at: new Date(now - 1_800_000),
      buffer_before_minutes: 0,
      buffer_after_minutes: 0,
      blocked: `[${new Date(now - 3_600_000).toISOString()},${new Date(now - 1_800_000).toISOString()})`,
      fee: 0,
      currency: 'USD',
      created_at: server.clock.now(),
      updated_at: server.clock.now(),
    })
    await write(server, ana, doctor)
    const { cards } = await server.call(chat.listCards, { params: { id: (await details(ana, doctor)).id! } }, { as: doctor })
    expect(cards).toMatchObject([{ kind: 'visit', number: 'A-1' }])
    // Ninety days later it can be read, and no more be written in.
    server.clock.set(new Date(now + 91 * 86_400_000).toISOString())
    const again = { ...ana, ...(await (await import('../../../tests/support/people.ts')).signIn(server, ana)) }
    expect(await details(again, doctor)).toMatchObject({ standing: 'ended', lastSeq: 1 })
    expect(await refused(again, doctor)).toMatchObject({ status: 409, code: 'conversation_read_only' })
  })

  it('blocked in mid-conversation: both can read, nobody can write, and who is blocked is not told so', async () => {
    const { ana, ben } = await friends()
    await write(server, ana, ben)
    await block(ben, ana)
    expect(await refused(ana, ben)).toMatchObject({ status: 409, code: 'conversation_read_only' })
    expect(await refused(ben, ana)).toMatchObject({ status: 409, code: 'conversation_read_only' })
    expect((await details(ana, ben)).standing).toBe('ended')
    expect((await details(ben, ana)).standing).toBe('blocked')
  })
})

describe('messages', () => {
  it('have their own order, and the same one sent again is kept once for ever', async () => {
    const { ana, ben } = await friends()
    const draft = draftTo(ben)
    const sent = await server.call(chat.sendMessage, { body: draft }, { as: ana })
    await write(server, ben, ana)
    await server.call(chat.deleteMessage, { params: { id: sent.id } }, { as: ana })
    const again = await server.call(chat.sendMessage, { body: { ...draft, text: 'other words' } }, { as: ana })
    expect(again).toMatchObject({ id: sent.id, seq: 1, deleted: true, text: '' })
    const { messages } = await server.call(chat.listMessages, { params: { id: sent.conversation }, query: {} }, { as: ben })
    expect(messages.map(({ seq }) => seq)).toEqual([1, 2])
  })

  it('keep what they said before; deleted while edited stays deleted', async () => {
    const { ana, ben } = await friends()
    const { id, conversation } = await write(server, ana, ben, { text: 'At ten' })
    await server.call(chat.editMessage, { params: { id }, body: { text: 'At eleven' } }, { as: ana })
    expect(await server.call(chat.readHistory, { params: { id } }, { as: ben })).toMatchObject({ versions: [{ text: 'At ten' }] })
    expect(await server.refusal(chat.editMessage, { params: { id }, body: { text: 'x' } }, { as: ben })).toMatchObject({
      status: 403,
    })
    await server.call(chat.deleteMessage, { params: { id } }, { as: ana })
    expect(await server.refusal(chat.editMessage, { params: { id }, body: { text: 'At noon' } }, { as: ana })).toMatchObject({
      status: 409,
      code: 'message_deleted',
    })
    const told = await server.call(chat.listChanges, { params: { id: conversation }, query: { after: 1 } }, { as: ben })
    expect(told).toMatchObject({ lastSeq: 1, lastChange: 3, tooMany: false, messages: [{ deleted: true, text: '' }] })
  })

  it('unread are the other one’s undeleted messages above what was read, which only grows', async () => {
    const { ana, ben } = await friends()
    const messages = []
    for (let index = 0; index < 4; index++) messages.push(await write(server, ana, ben))
    await write(server, ben, ana)
    const id = messages[0]!.conversation
    await server.call(chat.deleteMessage, { params: { id: messages[3]!.id } }, { as: ana })
    await server.call(chat.setPosition, { params: { id }, body: { delivered: 5, read: 2 } }, { as: ben })
    await server.call(chat.setPosition, { params: { id }, body: { delivered: 1, read: 1 } }, { as: ben })
    expect(await details(ben, ana)).toMatchObject({ unread: 1, readSeq: 2 })
    expect(await details(ana, ben)).toMatchObject({ peerDelivered: 5, peerRead: 2, unread: 1 })
    await server.call(
      chat.saveChatSettings,
      { body: { typing: false, presence: false, delivered: false, read: false } },
      { as: ben },
    )
    expect(await details(ana, ben)).toMatchObject({ peerDelivered: null, peerRead: null })
    const announced = server.hub.announced.length
    await server.call(chat.sayTyping, { params: { id }, body: { typing: true } }, { as: ben })
    await server.call(chat.setPosition, { params: { id }, body: { delivered: 5, read: 5 } }, { as: ben })
    expect(server.hub.announced).toHaveLength(announced)
    await server.call(chat.sayTyping, { params: { id }, body: { typing: true } }, { as: ana })
    expect(server.hub.announced).toHaveLength(announced + 1)
  })

  it('are found by their words, in one’s own conversations alone', async () => {
    const { ana, ben } = await friends()
    const eve = await makePatient(server)
    await write(server, ana, ben, { text: 'Bring the long lead' })
    const found = async (as: Person) => (await server.call(chat.searchMessages, { query: { search: 'LEAD lon' } }, { as })).items
    expect(await found(ben)).toMatchObject([{ text: 'Bring the long lead' }])
    expect(await found(eve)).toEqual([])
  })

  it('are told once by notice until they are read', async () => {
    const { ana, ben } = await friends()
    await write(server, ana, ben)
    await write(server, ana, ben)
    const notices = await server.db.selectFrom('notices').select('kind').where('user_id', '=', ben.userId).execute()
    expect(notices).toEqual([{ kind: 'messageWaiting' }])
  })

  it('the other one is still there when an account is gone, and its messages with it', async () => {
    const { ana, ben } = await friends()
    const { conversation } = await write(server, ana, ben)
    await server.db.deleteFrom('users').where('id', '=', ana.userId).execute()
    const { items } = await server.call(chat.listConversations, { query: {} }, { as: ben })
    expect(items).toMatchObject([{ id: conversation, peer: null, standing: 'ended' }])
    expect(
      (await server.call(chat.listMessages, { params: { id: conversation }, query: {} }, { as: ben })).messages,
    ).toMatchObject([{ from: null, text: 'Hello there' }])
  })
})
