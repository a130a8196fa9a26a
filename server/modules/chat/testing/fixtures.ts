import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makePatient } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'
import { befriend, write } from './make-conversation.ts'

async function made(server: TestServer) {
  const [one, other, neighbour] = [await makePatient(server), await makePatient(server), await makePatient(server)]
  await befriend(server, one, other)
  return { one, neighbour, message: await write(server, one, other) }
}

export const fixtures: Fixtures = {
  records: {
    conversation: async (server) => {
      const { one, neighbour, message } = await made(server)
      return { id: message.conversation, owners: [one], neighbours: [neighbour] }
    },
    chatMessage: async (server) => {
      const { one, neighbour, message } = await made(server)
      return { id: message.id, owners: [one], neighbours: [neighbour] }
    },
  },
  samples: {
    'GET /chat-messages': { query: { search: 'it' } },
    'GET /conversations/{id}/changes': { query: { after: 0 } },
  },
  idColumns: ['conversations.id', 'chat_messages.id', 'conversation_members.conversation_id'],
}
