import type { FileRule } from './file-types.ts'
import type { Role } from './roles.ts'

/**
 * What a notice's datum is: `instant` is shown in the reader's zone, `money` (minor units) in the notice's `currency`, and `variant` names the
 * words to take: those of the key `<kind>_<variant>`.
 */
export type NoticeDatum = 'text' | 'instant' | 'money' | 'variant'

/** The picture beside a notice. */
export type NoticeIcon =
  | 'done'
  | 'off'
  | 'alert'
  | 'calendar'
  | 'clock'
  | 'hourglass'
  | 'refund'
  | 'shield'
  | 'star'
  | 'stethoscope'

export interface NoticeFacts {
  /** Who can receive it, and so may choose about it. */
  readonly for: readonly Role[]
  readonly icon: NoticeIcon
  /** Told by mail as well; the others matter only at the moment. */
  readonly mailed?: true
  /** Told by push as well, on the devices that a person chose, as a sentence without names (`Module.pushWords`). */
  readonly pushed?: true
  /** What everybody must learn cannot be turned off. */
  readonly required?: true
  /** Not held by quiet hours: never, or not where its `startsAt` is today for the reader, or comes before they end. */
  readonly passesQuietHours?: true | 'onTheDay'
  /** So many minutes after its `startsAt` it is no news any more: what has not left by then is not sent. */
  readonly staleAfterMinutes?: number
  /** What its sentence is filled with. */
  readonly data: Readonly<Record<string, NoticeDatum>>
  /** Other words where a number is above 0: `{ refunded: 'refund' }`. */
  readonly variants?: Readonly<Record<string, string>>
}

export interface HubEventFacts {
  /** Names in the payload: ids and states, always texts. Who receives an event asks the API for the rest. */
  readonly fields: readonly string[]
  /** What it makes stale in the browser. The first is the kind of the record whose `id` is among the fields. */
  readonly tags: readonly string[]
}

/** So many uses in a window of time, which begins with the first use. */
export interface RateLimit {
  readonly uses: number
  /** Length of the window. */
  readonly seconds: number
  /** Counts the network that a call comes from, with or without a login, and keeps the count when the call fails. */
  readonly per?: 'network'
}

/** A limit that administrators set while the platform runs (`office-settings`): a whole number within two bounds. */
export interface SettingFacts {
  /** Beside what it stands in the office's list. */
  readonly area: 'money' | 'office' | 'people'
  /** `currencyUnits`: whole units of whatever currency it is about. */
  readonly unit: 'currencyUnits' | 'minutes' | 'hours' | 'days'
  /** In force until somebody sets another. */
  readonly usual: number
  readonly least: number
  readonly most: number
}

/**
 * What a capability adds to the lists that all of them share (`contract/capabilities.ts`). Plain data without zod, for both sides. Names are
 * unique over all capabilities.
 */
export interface Capability {
  readonly name: string
  /** Patterns of its screens' addresses; also a line in `contract/paths.ts`. */
  readonly paths?: Readonly<Record<string, string>>
  /** Of these the screens that show one record, which they take from the address: without it there is nothing to open. */
  readonly recordScreens?: readonly string[]
  /** Kinds of record that its endpoints are asked for by an id in the path. */
  readonly records?: readonly string[]
  /** Kinds of thing that its answers carry, by which the browser finds what a change makes stale. */
  readonly tags?: readonly string[]
  readonly hub?: Readonly<Record<string, HubEventFacts>>
  /** By kind, which is the key of its words (`<capability>.noticeTexts.<kind>`, `noticeTitles`) and of the person's choices. */
  readonly notices?: Readonly<Record<string, NoticeFacts>>
  /** How often one person, or one network, may do something, by what is counted: `contact.address`. */
  readonly limits?: Readonly<Record<string, RateLimit>>
  /** What administrators set, by name; its words are the office's (`office.settings.names.<name>`, `abouts`). */
  readonly settings?: Readonly<Record<string, SettingFacts>>
  /** By what a file is for. */
  readonly files?: Readonly<Record<string, FileRule>>
  /** Codes of its refusals, which its screens may name. */
  readonly refusals?: readonly string[]
}
