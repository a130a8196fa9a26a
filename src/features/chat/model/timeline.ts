import type { ChatMessage } from '#contract/chat/schemas.ts'

/** Between two messages that are there some are not: those after `after` and before `before`. */
export interface Hole {
  readonly after: number
  readonly before: number
}

/** Messages in their order, each once: of two versions of one the later change stands. */
export function merged(known: readonly ChatMessage[], told: readonly ChatMessage[]): ChatMessage[] {
  const bySeq = new Map(known.map((message) => [message.seq, message]))
  for (const message of told) {
    const before = bySeq.get(message.seq)
    if (!before || before.change <= message.change) bySeq.set(message.seq, message)
  }
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq)
}

/** What is missing between those that are there, for numbers have no gaps. What comes before the first is no hole: it is loaded by scrolling. */
export function holesIn(messages: readonly Pick<ChatMessage, 'seq'>[]): Hole[] {
  return messages.flatMap(({ seq }, index) => {
    const before = messages[index + 1]?.seq
    return before !== undefined && before > seq + 1 ? [{ after: seq, before }] : []
  })
}
