/** Milliseconds. */
export interface JobTimes {
  /** Between two looks for due jobs. */
  readonly lookEvery: number
  /** Runs of one process side by side at most: the others' turn comes when one ends. */
  readonly atOnce: number
  /** Between two starts of runs, so that a process that was just started serves people first. */
  readonly stagger: number
  /** After which a run is asked to end. */
  readonly slice: number
  /** How long a lease lasts without being renewed: after it another process may run the job, for the holder is dead or silent. */
  readonly lease: number
  readonly heartbeat: number
  /** After which a run that does not end is given up, and its job may run again. */
  readonly overdue: number
  /** How long a stop waits for runs that do not end. */
  readonly stopGrace: number
}

/** A job of a process that died goes on within half a minute: the lease and one look. */
export const defaultTimes: JobTimes = {
  lookEvery: 5_000,
  atOnce: 4,
  stagger: 50,
  slice: 20_000,
  lease: 20_000,
  heartbeat: 5_000,
  overdue: 120_000,
  stopGrace: 5_000,
}
