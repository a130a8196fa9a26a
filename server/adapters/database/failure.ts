import { poolExhausted } from '#server/kernel/database-away.ts'

/** What the platform reads off a refusal of the database; the same from both drivers, and over a worker's boundary. */
export interface FailureFacts {
  readonly message: string
  /** SQLSTATE: `23505` unique, `23P01` exclusion, `40P01` deadlock, … */
  readonly code: string | undefined
  /** `ERROR`, `FATAL`, …; absent when it was not the database that spoke. */
  readonly severity: string | undefined
  readonly constraint: string | undefined
  readonly schema: string | undefined
  readonly table: string | undefined
  readonly column: string | undefined
}

/** A refusal of the database. Carries no `detail`: PostgreSQL puts the values of the row there, which are personal data. */
export class DatabaseFailure extends Error {
  readonly code: string | undefined
  readonly severity: string | undefined
  readonly constraint: string | undefined
  readonly schema: string | undefined
  readonly table: string | undefined
  readonly column: string | undefined

  constructor(facts: FailureFacts) {
    super(facts.message)
    this.name = 'DatabaseFailure'
    this.code = facts.code
    this.severity = facts.severity
    this.constraint = facts.constraint
    this.schema = facts.schema
    this.table = facts.table
    this.column = facts.column
  }
}

/** Reads the facts off whatever a driver threw. */
export function failureFacts(thrown: unknown): FailureFacts {
  const fields = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as Record<string, unknown>
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : undefined)
  return {
    message: text('message') ?? String(thrown),
    code: text('code'),
    severity: text('severity'),
    constraint: text('constraint'),
    schema: text('schema'),
    table: text('table'),
    column: text('column'),
  }
}

const awayFacts = (code: string, message: string): FailureFacts => ({
  message,
  code,
  severity: 'FATAL',
  constraint: undefined,
  schema: undefined,
  table: undefined,
  column: undefined,
})

/** The connection failed and the server said nothing: SQLSTATE 08006. */
export const lostConnection = (message: string): FailureFacts => awayFacts('08006', message)

/** Every connection of the pool stayed in use while the server was answering. */
export const noFreeConnection = (message: string): FailureFacts => awayFacts(poolExhausted, message)

/** No connection could be made: SQLSTATE 08001. */
export const noConnection = (message: string): FailureFacts => awayFacts('08001', message)
