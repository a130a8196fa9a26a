import type { RecordKind } from '#contract/kernel/call.ts'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'

/** A record, those who belong to it, and others of the same kinds who do not. */
export interface MadeRecord {
  readonly id: string
  readonly owners: readonly Person[]
  readonly neighbours: readonly Person[]
}

/** Everything made so that a call can be made, once. */
export interface Prepared {
  readonly as: Person
  readonly input: { readonly params?: Record<string, unknown>; readonly body?: unknown }
}

/** What tests of all endpoints must know of a capability: `server/modules/<capability>/testing/fixtures.ts` exports one as `fixtures`. */
export interface Fixtures {
  /** How a record of each kind is made. A kind that an endpoint names and that is missing fails the access test. */
  readonly records?: { readonly [K in RecordKind]?: (server: TestServer) => Promise<MadeRecord> }
  /** Input where schemas alone do not tell what is valid, by method and path. */
  readonly samples?: Readonly<Record<string, { readonly query?: Record<string, unknown>; readonly body?: unknown }>>
  /** How each call that takes an `Idempotency-Key` is made ready, by method and path. One that is missing fails the test of keys. */
  readonly keyed?: Readonly<Record<string, (server: TestServer) => Promise<Prepared>>>
  /** Rows for lists that have none in the demonstration world, so that hostile requests find a second page. */
  readonly fill?: (server: TestServer) => Promise<void>
  /** Columns with ids of its records in the demonstration world, for hostile requests. */
  readonly idColumns?: readonly `${string}.${string}`[]
}

const files = import.meta.glob<{ fixtures: Fixtures }>('../../server/modules/*/testing/fixtures.ts', { eager: true })

/** Of all capabilities that have some. */
export const fixturesOfCapabilities: readonly Fixtures[] = Object.values(files).map(({ fixtures }) => fixtures)
