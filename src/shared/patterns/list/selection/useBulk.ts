import { useState } from 'react'
import { faultOf } from '../../states/fault.ts'
import type { BulkAction, BulkOutcome } from './bulk-action.ts'

export type BulkResult =
  | { status: 'idle' }
  | { status: 'running'; action: string }
  | { status: 'told'; action: string; done: number; refused: readonly (BulkOutcome & { refused: string })[] }
  | { status: 'failed'; action: string; isOffline: boolean; detail?: string }

/** Runs one action at a time and keeps what came of it until the next, or until it is dismissed. */
export function useBulkAction<Row>() {
  const [result, setResult] = useState<BulkResult>({ status: 'idle' })

  /** The keys of rows that could not be done; all of them when nothing was. */
  const run = async (action: BulkAction<Row>, rows: readonly Row[], keyOf: (row: Row) => string): Promise<string[]> => {
    setResult({ status: 'running', action: action.key })
    try {
      const outcomes = (await action.run?.(rows)) ?? []
      const refused = outcomes.flatMap((one) => (one.refused === undefined ? [] : [{ ...one, refused: one.refused }]))
      setResult({ status: 'told', action: action.key, done: outcomes.length - refused.length, refused })
      return refused.map(({ key }) => key)
    } catch (error) {
      const { kind, refused } = faultOf(error)
      setResult({ status: 'failed', action: action.key, isOffline: kind === 'offline', detail: refused?.detail })
      return rows.map(keyOf)
    }
  }
  return { result, run, dismiss: () => setResult({ status: 'idle' }) }
}
