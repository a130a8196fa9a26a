import { chatContract as contract } from '#contract/chat/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { deleteMessage, editMessage, readHistory } from './messages/change-message.ts'
import { sendMessage } from './messages/send-message.ts'
import { listCards } from './reading/list-cards.ts'
import { listConversations, listPartners } from './reading/list-conversations.ts'
import { listChanges, listMessages } from './reading/list-messages.ts'
import { findConversation } from './reading/read-conversation.ts'
import { searchMessages } from './reading/search-messages.ts'
import { unreadIn } from './reading/unread.ts'
import { sayPresent } from './signs/presence.ts'
import { setPosition } from './signs/set-position.ts'
import { saveSettings, settingsOf } from './signs/settings.ts'
import { sayTyping } from './signs/typing.ts'

export const chatEndpoints: readonly Implemented[] = [
  implement(contract.listConversations, (platform, { query }, actor) => listConversations(platform, actor, query)),
  implement(contract.findConversation, (platform, { query }, actor) => findConversation(platform, actor, query.with)),
  implement(contract.listPartners, (platform, { query }, actor) => listPartners(platform, actor, query)),
  implement(contract.listMessages, (platform, { params, query }, actor) =>
    listMessages(platform, actor, { ...params, ...query }),
  ),
  implement(contract.listChanges, (platform, { params, query }, actor) => listChanges(platform, actor, params.id, query.after)),
  implement(contract.setPosition, (platform, { params, body }, actor) => setPosition(platform, actor, { ...params, ...body })),
  implement(contract.sayTyping, (platform, { params, body }, actor) => sayTyping(platform, actor, params.id, body.typing)),
  implement(contract.listCards, async (platform, { params }, actor) => ({ cards: await listCards(platform, actor, params.id) })),
  implement(contract.sendMessage, (platform, { body }, actor) => sendMessage(platform, actor, body)),
  implement(contract.searchMessages, (platform, { query }, actor) => searchMessages(platform, actor, query)),
  implement(contract.editMessage, (platform, { params, body }, actor) => editMessage(platform, actor, params.id, body.text)),
  implement(contract.deleteMessage, (platform, { params }, actor) => deleteMessage(platform, actor, params.id)),
  implement(contract.readHistory, (platform, { params }, actor) => readHistory(platform, actor, params.id)),
  implement(contract.readUnread, async ({ db }, _input, actor) => {
    const counts = [...(await unreadIn(db, actor.userId, null)).values()]
    return { messages: counts.reduce((sum, count) => sum + count, 0), conversations: counts.length }
  }),
  implement(contract.readChatSettings, ({ db }, _input, actor) => settingsOf(db, actor.userId)),
  implement(contract.saveChatSettings, (platform, { body }, actor) => saveSettings(platform, actor, body)),
  implement(contract.sayPresent, async (platform, _input, actor) => ({ people: await sayPresent(platform, actor) })),
]
