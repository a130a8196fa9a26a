import type { Card } from '#contract/chat/schemas.ts'
import type { FileType } from '#contract/kernel/file-types.ts'

export interface WaitingFile {
  readonly name: string
  readonly type: string
  readonly bytes: number
  readonly blob: Blob
  /** Its id once it was handed over; sent again it is not handed over twice. */
  readonly stored: string | null
}

/** What somebody wrote and the server does not have yet. */
export interface OutboxItem {
  /** Its place, given by the store: what was written first goes first. */
  readonly order: number
  /** The sender's own name of it, for ever. */
  readonly clientId: string
  /** Whose it is. */
  readonly person: string
  readonly to: string
  readonly text: string
  readonly files: readonly WaitingFile[]
  readonly replyTo: number | null
  readonly card: Card | null
  /** When it was written; only shown. */
  readonly at: string
  /** `failed`: refused, and waits for its writer. */
  readonly state: 'waiting' | 'failed'
  /** Why it was refused. */
  readonly reason: string | null
}

/** As screens show it: without its bytes. */
export interface OutboxView extends Omit<OutboxItem, 'files' | 'person'> {
  readonly files: readonly { readonly name: string; readonly type: FileType; readonly bytes: number }[]
}

export const viewOf = ({ order, clientId, to, text, files, replyTo, card, at, state, reason }: OutboxItem): OutboxView => ({
  order,
  clientId,
  to,
  text,
  replyTo,
  card,
  at,
  state,
  reason,
  files: files.map(({ name, type, bytes }) => ({ name, type: type as FileType, bytes })),
})
