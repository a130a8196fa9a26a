import type { NoticeKind } from '#contract/notices/kinds.ts'
import type { HubEventKind, HubPayloads } from '#contract/hub/events.ts'
import type { Tx } from './db.ts'

/** An event of a person's stream: ids and states only. */
export type Told = {
  [K in HubEventKind]: { readonly kind: K; readonly payload: HubPayloads[K] }
}[HubEventKind]

export interface Audited {
  /** Verb and record: `appointment.cancel`. */
  readonly action: string
  readonly recordKind: string
  readonly recordId: string
  readonly userId: string | null
  readonly reason?: string | null
}

export interface Mailed {
  readonly channel: 'email' | 'sms'
  readonly to: string
  readonly locale: string
  /** Key of the server's words: `mail.appointmentConfirmed`. */
  readonly template: string
  readonly data: Record<string, string | number>
  /** Of whom and of which notice the mail tells as well: not sent when that person wants no mail of the kind. */
  readonly about?: { readonly userId: string; readonly kind: NoticeKind }
}

export interface Noticed {
  /** Which is also its key in the words: `appointmentConfirmed`. */
  readonly kind: NoticeKind
  /** What the sentence needs: names and instants of the reader's own affairs. */
  readonly data: Record<string, string | number>
  /** The route that opens the thing itself, without a leading slash: `appointment-details?id=…`. */
  readonly link: string | null
}

/**
 * One unit of work: a database transaction and what follows its commit. Nothing reaches anybody when it fails.
 * A unit that loses a deadlock or a serialisation race is run again from the start, so it must do nothing outside `work`.
 */
export interface Work {
  readonly db: Tx
  /** Writes the event into each user's stream within the transaction; the hub carries it after commit. */
  tell(userIds: readonly string[], event: Told): Promise<void>
  /** Keeps a notice for the person, unless they turned its kind off, and tells the hub `notice.new`. */
  notify(userId: string, notice: Noticed): Promise<void>
  audit(entry: Audited): Promise<void>
  /** Puts a message into the outbox within the transaction. */
  mail(message: Mailed): Promise<void>
  afterCommit(action: () => void | Promise<void>): void
  /**
   * Runs a part that may fail by itself. When it throws, all that it wrote is undone, all that should have followed the commit
   * is forgotten, and the error is thrown on; the rest of the unit stands.
   */
  part<T>(run: () => Promise<T>): Promise<T>
}
