import { auditReadsWith } from './kernel/audit.ts'
import { createApp } from './kernel/http/app.ts'
import type { Authenticator } from './kernel/http/authenticate.ts'
import type { Connection } from './kernel/http/facts.ts'
import { forgetOldAnswers } from './kernel/http/idempotency-keys.ts'
import type { FindAddressees } from './kernel/inform.ts'
import { forgetOldRuns } from './kernel/jobs/index.ts'
import type { Job, Module } from './kernel/module.ts'
import type { Origin } from './kernel/origin.ts'
import { deliverOutbox } from './kernel/outbox.ts'
import type { Platform } from './kernel/platform.ts'
import type { Courier, Metrics } from './kernel/ports.ts'
import { transactWith } from './kernel/transact.ts'
import { type MayWatch, watchingOf } from './kernel/watching.ts'
import { createWords } from './kernel/words.ts'
import { modules as everyModule } from './modules/index.ts'
import { commonWords } from './words/common.ts'

export interface PlatformOptions extends Omit<
  Platform,
  'transact' | 'audit' | 'modules' | 'jobs' | 'words' | 'origin' | 'within'
> {
  readonly courier: Courier
  readonly metrics?: Metrics
  /** Hold every answer against its schema; off in production. */
  readonly checkAnswers?: boolean
  /** Other modules than the platform's own: for tests of the kernel. */
  readonly modules?: readonly Module[]
}

export interface RunningPlatform {
  readonly platform: Platform
  /** The HTTP API in the fetch standard. `connection.ip` is the caller's address. */
  readonly fetch: (request: Request, connection?: Connection) => Promise<Response>
  readonly jobs: readonly Job[]
  readonly modules: readonly Module[]
  /** For the hub: what a session may watch. */
  readonly mayWatch: MayWatch
}

/** Puts the platform together. Throws when an endpoint is declared badly. Nothing runs by itself: jobs are started by the caller. */
export function createPlatform(options: PlatformOptions): RunningPlatform {
  const { courier, metrics, checkAnswers, modules = everyModule, ...outside } = options
  const words = createWords(
    [commonWords, ...modules.flatMap((module) => module.words ?? [])],
    modules.flatMap((module) => module.pushWords ?? []),
  )
  const audit = auditReadsWith(outside)
  const addressees = addresseesOf(modules)
  const jobs = [...modules.flatMap((module) => module.jobs ?? []), ...deliverOutbox(courier), forgetOldAnswers, forgetOldRuns]
  const originated = (origin: Origin | null): Platform => ({
    ...outside,
    modules,
    jobs,
    words,
    origin,
    transact: transactWith({ ...outside, words, addressees, origin }),
    audit: (entry) => audit({ entry, origin }),
    within: originated,
  })
  const platform = originated(null)
  const app = createApp({ platform, modules, metrics, checkAnswers, authenticate: authenticatorOf(platform, modules) })
  return {
    platform,
    modules,
    mayWatch: mayWatchOf(platform, modules),
    jobs,
    fetch: async (request, connection) => app.fetch(request, connection),
  }
}

/** Without a capability that reads tokens every token is false. */
function authenticatorOf(platform: Platform, modules: readonly Module[]): Authenticator {
  const made = modules.flatMap((module) => module.authenticator?.(platform) ?? [])
  if (made.length > 1) throw new Error('Two modules want to read access tokens')
  return made[0] ?? (async () => null)
}

function mayWatchOf(platform: Platform, modules: readonly Module[]): MayWatch {
  const [actorOfSession = async () => null] = modules.flatMap((module) => module.actorOfSession?.(platform) ?? [])
  const topics = modules.flatMap((module) => module.topics ?? [])
  return watchingOf(platform, topics, actorOfSession)
}

/** Without a capability that knows people nobody is told anything. */
function addresseesOf(modules: readonly Module[]): FindAddressees {
  return modules.find((module) => module.addressees)?.addressees ?? (async () => [])
}
