import { isDatabaseAway } from '../database-away.ts'
import { describe } from '../http/problems.ts'
import type { Log } from '../ports.ts'

export interface Pages<Row> {
  /** Rows of a full page. */
  readonly size: number
  /** The rows that come after this one, the first ones when it is absent: in an order in which no row is twice. */
  read(after: Row | undefined): Promise<readonly Row[]>
}

/** The time that one run of a job has, and how it works within it. */
export interface Slice {
  /** Aborted when the run is to end: its time is over, another process has its lease, or this process stops. */
  readonly signal: AbortSignal
  /**
   * Works rows off one after the other while there is time. A row that fails is logged and keeps no other row from its turn; the run
   * then counts as failed. When rows were not reached, the job runs again at once.
   */
  eachDue<Row>(rows: readonly Row[], work: (row: Row) => Promise<unknown>): Promise<void>
  /**
   * The same over rows that are read a page at a time, until a page is not full: of thousands that are due at once none waits for the next run,
   * and a row that stays due is met once in this one.
   */
  eachDueOf<Row>(pages: Pages<Row>, work: (row: Row) => Promise<unknown>): Promise<void>
  /** Repeats `step` while it answers that more may be left and there is time. When time was too short, the job runs again at once. */
  untilDone(step: () => Promise<boolean>): Promise<void>
}

/** What a run did with its slice. */
export interface SliceReport {
  /** The time was over before the work was. */
  readonly isCutShort: boolean
  /** Kinds of failures of single rows, without a word of theirs: `2 of 14: TypeError`. `null` when there was none. */
  readonly failure: string | null
  /** A row failed because there was no connection to the database. */
  readonly isForConnection: boolean
}

const rowId = (row: unknown) => (typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined)

/** How long a run works before it lets everybody else in the process have a turn. */
const turnMilliseconds = 20

/**
 * Lets timers and other jobs have their turn now and then: a database within the process answers without ever leaving it, and the end of the
 * slice would not be noticed.
 */
function createTurns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < turnMilliseconds) return
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
}

/** A slice that lasts as long as its signal. */
export function createSlice(job: string, log: Log, signal: AbortSignal): { slice: Slice; report: () => SliceReport } {
  let isCutShort = false
  let isForConnection = false
  let worked = 0
  const failures: string[] = []
  const giveTurn = createTurns()
  const slice: Slice = {
    signal,
    async eachDue(rows, work) {
      for (const row of rows) {
        await giveTurn()
        if (signal.aborted) return void (isCutShort = true)
        worked += 1
        try {
          await work(row)
        } catch (error) {
          failures.push(kindOf(error))
          isForConnection ||= isDatabaseAway(error)
          log.error('a row of a job failed', { job, row: rowId(row), ...describe(error) })
        }
      }
    },
    async eachDueOf(pages, work) {
      let rows = await pages.read(undefined)
      for (;;) {
        await slice.eachDue(rows, work)
        if (signal.aborted || rows.length < pages.size) return
        rows = await pages.read(rows.at(-1))
      }
    },
    async untilDone(step) {
      do {
        await giveTurn()
        if (signal.aborted) return void (isCutShort = true)
      } while (await step())
    },
  }
  const failure = () => (failures.length === 0 ? null : `${failures.length} of ${worked}: ${[...new Set(failures)].join(', ')}`)
  return { slice, report: () => ({ isCutShort, failure: failure(), isForConnection }) }
}

/** Messages may quote what people entered: only the kind is kept. */
export const kindOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)
