import type { Work } from '#server/kernel/work.ts'
import { peerOf, type ConversationRow } from '../conversation-rows.ts'

/** Counts a change of a conversation whose row is locked; answers its number. */
export const nextChange = ({ last_change }: ConversationRow) => last_change + 1

/** Both hear of it, on all their devices. */
export async function tellBoth(work: Work, conversation: ConversationRow, userId: string): Promise<void> {
  const peer = peerOf(conversation, userId)
  await work.tell(peer === null ? [userId] : [userId, peer], { kind: 'chat.changed', payload: { id: conversation.id } })
}
