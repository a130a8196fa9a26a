import { expect, it } from 'vitest'
import { chatContract as chat } from '#contract/chat/contract.ts'
import { makePatient } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { befriend, draftTo } from './testing/make-conversation.ts'

const server = await createTestServer()

it('tabs that send the same at once keep it once, and both who begin at once share one conversation', async () => {
  const [ana, ben] = [await makePatient(server), await makePatient(server)]
  await befriend(server, ana, ben)
  const drafts = Array.from({ length: 10 }, () => draftTo(ben))
  const answers = await Promise.all([
    ...[0, 1, 2].flatMap(() => drafts.map((body) => server.call(chat.sendMessage, { body }, { as: ana }))),
    ...drafts.map(() => server.call(chat.sendMessage, { body: draftTo(ana) }, { as: ben })),
  ])
  expect(new Set(answers.map(({ conversation }) => conversation)).size).toBe(1)
  const id = answers[0]!.conversation
  const { messages, lastSeq } = await server.call(chat.listMessages, { params: { id }, query: {} }, { as: ben })
  expect(lastSeq).toBe(20)
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
})

it('what was read never shrinks, in whatever order it is said', async () => {
  const [ana, ben] = [await makePatient(server), await makePatient(server)]
  await befriend(server, ana, ben)
  let id = ''
  for (let index = 0; index < 10; index++)
    id = (await server.call(chat.sendMessage, { body: draftTo(ben) }, { as: ana })).conversation
  await Promise.all(
    [9, 3, 10, 1, 7].map((read) =>
      server.call(chat.setPosition, { params: { id }, body: { delivered: read, read } }, { as: ben }),
    ),
  )
  expect(await server.call(chat.findConversation, { query: { with: ana.userId } }, { as: ben })).toMatchObject({
    readSeq: 10,
    unread: 0,
  })
})
