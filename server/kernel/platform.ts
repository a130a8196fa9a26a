import type { Db } from './db.ts'
import type {
  Clock,
  FileStore,
  Fonts,
  HubPublisher,
  Ids,
  LargeCalls,
  Log,
  MapRegion,
  Passwords,
  PaymentProvider,
  Pictures,
  Pushes,
  Secrets,
} from './ports.ts'
import type { Job, Module } from './module.ts'
import type { Origin } from './origin.ts'
import type { Settings } from './settings.ts'
import type { Words } from './words.ts'
import type { Audited, Work } from './work.ts'

/** What every verb is given: the world outside, behind ports, and the one way to write. */
export interface Platform {
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
  readonly secrets: Secrets
  readonly passwords: Passwords
  readonly payments: PaymentProvider
  readonly files: FileStore
  readonly pictures: Pictures
  readonly fonts: Fonts
  readonly hub: HubPublisher
  readonly pushes: Pushes
  readonly largeCalls: LargeCalls
  /** `null`: none was given, and browsers draw the world by themselves. */
  readonly mapRegion: MapRegion | null
  readonly log: Log
  readonly settings: Settings
  /** The capabilities that this platform consists of; what one brings for the others is found here. */
  readonly modules: readonly Module[]
  /** Everything that is done on a schedule. */
  readonly jobs: readonly Job[]
  /** The texts of messages, in the best language there is. */
  readonly words: Words
  /** Runs one unit of work. The root `db` must not be used inside. */
  readonly transact: <T>(run: (work: Work) => Promise<T>) => Promise<T>
  /** Writes into the audit trail that somebody read something. Wait for it before answering. Inside a unit of work use `work.audit`. */
  readonly audit: (entry: Audited) => Promise<void>
  /** The call that is under way; `null` in a job. */
  readonly origin: Origin | null
  /** The same platform for one call: what is audited and mailed through it carries the call's id; `null`: for none of them. */
  readonly within: (origin: Origin | null) => Platform
}
