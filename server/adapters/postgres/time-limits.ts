/** Milliseconds; 0: as long as it takes. */
export interface TimeLimits {
  /** For a connection: a new one, or one that others give back. */
  readonly connect: number
  /** After which the server gives a statement up. */
  readonly statement: number
  /** For an answer to arrive, after which its connection is given up. Longer than `statement`, so that the server's own word comes first. */
  readonly answer: number
}

/** While people wait: a database that is silent must not keep them. `seconds`: those of a statement. */
export const servingLimits = (seconds: number): TimeLimits => ({
  connect: seconds * 500,
  statement: seconds * 1000,
  answer: seconds * 1200,
})

/** For migrations, and for processes that wait for another one's. */
export const migrationLimits: TimeLimits = { connect: 10_000, statement: 0, answer: 0 }

/** For tools and tests. */
export const defaultLimits: TimeLimits = { connect: 10_000, statement: 30_000, answer: 0 }
