import type { CookieOptions } from 'hono/utils/cookie'
import type { Call, Endpoint, InputOf, Parsed, Shapes, AnswerOf } from '#contract/kernel/call.ts'
import type { Actor } from './actor.ts'
import type { SeenByOffice } from './http/allow.ts'
import type { Authenticator } from './http/authenticate.ts'
import type { TableInMonths } from './months.ts'
import type { FindAddressees } from './inform.ts'
import type { Slice } from './jobs/slice.ts'
import type { Platform } from './platform.ts'
import type { ActorOfSession, Topic } from './watching.ts'
import type { ModuleWords } from './words.ts'

export interface RequestFacts {
  readonly ip: string
  readonly userAgent: string
  readonly idempotencyKey: string | null
  /** The best of the person's languages that the platform speaks. */
  readonly locale: string
  /** The body as it came: for signed webhooks. */
  rawBody(): Promise<string>
  rawBytes(): Promise<Uint8Array<ArrayBuffer>>
  header(name: string): string | undefined
  /** A cookie that the caller keeps. */
  cookie(name: string): string | undefined
  /** Sets a cookie at the caller, if the call succeeds. */
  setCookie(name: string, value: string, options: CookieOptions): void
}

/** Who calls: always an actor, unless anyone may call. */
export type ActorOf<E extends Call> = E['access']['who'] extends 'anyone' ? Actor | null : Actor

export interface Limits {
  /** How many bytes a body may have; 256 kB when absent. */
  readonly bodyLimit?: number
}

export interface Implemented extends Limits {
  readonly endpoint: Endpoint
  readonly handle: (platform: Platform, input: Parsed<Shapes>, actor: Actor | null, request: RequestFacts) => Promise<unknown>
}

/** Ties an endpoint of the contract to what it does. A handler may answer a `Response` where the answer is no JSON. */
export function implement<E extends Call & Shapes>(
  endpoint: E,
  handle: (
    platform: Platform,
    input: Parsed<E>,
    actor: ActorOf<E>,
    request: RequestFacts,
  ) => Promise<E['answer'] extends string ? Response : AnswerOf<E>>,
): Implemented {
  return { endpoint, handle: handle as unknown as Implemented['handle'] }
}

export type { InputOf }

/**
 * Work done on a schedule; its lease lies in the database, so that of several processes one does it. It must be safe to run twice: a process
 * may die, or lose its lease, in the middle.
 */
export interface Job {
  readonly name: string
  /** From the end of one run to the next. */
  readonly everySeconds: number
  /** Does what is due, within the slice's time. Use `slice.eachDue` for rows, so that one bad row stops no other, and `slice.untilDone` for loops. */
  run(platform: Platform, slice: Slice): Promise<void>
}

/** What a backup takes of a capability's files, and what makes no sense where it is restored. */
export interface ModuleBackup {
  /** A query of the `key` and media `type` of each file in the store that must not be lost. */
  readonly files?: string
  readonly afterRestore?: (platform: Platform) => Promise<unknown>
}

/** What a capability hands to the platform. */
export interface Module {
  readonly name: string
  readonly endpoints: readonly Implemented[]
  readonly jobs?: readonly Job[]
  readonly backup?: ModuleBackup
  /** Tables whose months are added at the start, before anything is written. */
  readonly tablesInMonths?: readonly TableInMonths[]
  /** The texts of the messages it sends. */
  readonly words?: ModuleWords
  /**
   * What a push says, for each kind of its notices that is pushed: one sentence that names nobody and reveals nothing of anybody's health,
   * because it appears on a locked screen.
   */
  readonly pushWords?: ModuleWords
  /** Finds whom `work.inform` tells; one module, account, has it. */
  readonly addressees?: FindAddressees
  /** What of it people may watch on the hub. */
  readonly topics?: readonly Topic[]
  /** Reads access tokens; one module, account, has it. */
  readonly authenticator?: (platform: Platform) => Authenticator
  /** What an administrator who sees with somebody's eyes may read; one module, see-as, says it. */
  readonly seenByOffice?: SeenByOffice
  /** Finds who is behind a session; of the same module. */
  readonly actorOfSession?: (platform: Platform) => ActorOfSession
}
