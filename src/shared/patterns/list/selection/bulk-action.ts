import type { ReactNode } from 'react'
import type { Question } from '#shared/ui/overlay/useConfirm.tsx'

/** What came of one row. */
export interface BulkOutcome {
  readonly key: string
  /** Why it did not work, for people; absent where it did. */
  readonly refused?: string
}

/** Something done with several rows at once. */
export interface BulkAction<Row> {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  /** Rows it makes sense for; it is offered when one of the selected is such a row, and done with these only. */
  readonly applies?: (row: Row) => boolean
  /** Asked before anything happens. */
  readonly question?: (count: number) => Question
  /** Instead of `run`: begins something that asks and tells by itself, a dialog. */
  readonly start?: (rows: readonly Row[]) => void
  /** Does it with all of them; answers for each row. Rejects when none could be done: no connection, no right. */
  readonly run?: (rows: readonly Row[]) => Promise<readonly BulkOutcome[]>
}
