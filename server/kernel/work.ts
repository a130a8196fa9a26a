import type { NoticeKind } from '#contract/notices/kinds.ts'
import type { HubEventKind, HubPayloads } from '#contract/hub/events.ts'
import type { Tx } from './db.ts'
import type { Attachment } from './ports.ts'

/** An event of a person's stream: ids and states only. */
export type HubMessage = {
  [K in HubEventKind]: { readonly kind: K; readonly payload: HubPayloads[K] }
}[HubEventKind]

export interface Audited {
  /** Verb and record: `appointment.cancel`. */
  readonly action: string
  readonly recordKind: string
  readonly recordId: string
  readonly userId: string | null
  readonly reason?: string | null
  /** In which capacity they acted, where that is recorded: for reads of a health record. */
  readonly capacity?: string | null
  /** Whose account or affairs the office looked at or changed, where that is not the record itself: they see it in their settings. */
  readonly concernsId?: string | null
  /** What was changed: the names of fields, and values only of those that say nothing personal (`changesBetween`). */
  readonly changes?: readonly AuditedChange[]
}

/** A field that was changed. Without values where it is personal: a name, an address, anything of somebody's health. */
export interface AuditedChange {
  readonly field: string
  readonly before?: string | number | boolean | null
  readonly after?: string | number | boolean | null
}

export interface Mailed {
  readonly channel: 'email' | 'sms'
  readonly to: string
  readonly locale: string
  /** Key of the server's words: `mail.appointmentConfirmed`. */
  readonly template: string
  readonly data: Record<string, string | number>
  readonly attachments?: readonly Attachment[]
  /** From then on it makes no sense any more and is not sent, a code that has run out: ISO 8601. */
  readonly until?: string
}

/** What people are told by notice, and by mail where the kind is one that is mailed. */
export interface Notification {
  /** Also its key in the words: `appointmentConfirmed`. */
  readonly kind: NoticeKind
  /** What the sentence needs: names and instants of the reader's own affairs. */
  readonly data: Record<string, string | number>
  /** The address within the site that opens the thing itself: `paths.appointmentDetails.link({ id })`. */
  readonly link: string | null
  /** For something that was moved: when it was to begin before, ISO 8601. What is moved away from today concerns today. */
  readonly formerStart?: string
  /** Key of the mail's words without `mail.`, where it differs from the kind's name: `eventMoved`. The words also get `reader`, the name, and `timeZone`. */
  readonly template?: string
  /** What the mail's words need beside `data`. */
  readonly mailData?: Readonly<Record<string, string>>
  /** Files attached to the mail, in the reader's language. */
  readonly attachmentsFor?: (locale: string) => readonly Attachment[]
  /** No notice: the reader knows it already, and keeps the mail as a receipt. */
  readonly only?: 'mail'
}

/**
 * One unit of work: a database transaction and what follows its commit. Nothing reaches anybody when it fails.
 * A unit that loses a deadlock or a serialisation race is run again from the start, so it must do nothing outside `work`.
 */
export interface Work {
  readonly db: Tx
  /** Writes the event into each user's stream within the transaction; the hub carries it after commit. */
  tell(userIds: readonly string[], event: HubMessage): Promise<void>
  /**
   * Tells people by notice and by mail, each in their language and zone and as they chose. Somebody named twice is told once; somebody
   * without an address gets the notice alone.
   */
  inform(userIds: readonly string[], news: Notification): Promise<void>
  audit(entry: Audited): Promise<void>
  /** Puts a message into the outbox within the transaction. */
  mail(message: Mailed): Promise<void>
  afterCommit(action: () => void | Promise<void>): void
  /**
   * Runs a part that may fail by itself. When it throws, all that it wrote is undone, all that should have followed the commit
   * is forgotten, and the error is thrown on; the rest of the unit stands.
   */
  savepoint<T>(run: () => Promise<T>): Promise<T>
}
