import type { FailureFacts } from '../database/failure.ts'
import type { EngineResult } from './engine.ts'

/** What the worker thread is asked; answered in order, by `id`. */
export type Question = { readonly id: number } & (
  | { readonly do: 'query'; readonly sql: string; readonly parameters: readonly (string | null)[] }
  | { readonly do: 'exec'; readonly sql: string }
  | { readonly do: 'copyOut'; readonly source: string }
  | { readonly do: 'copyIn'; readonly target: string; readonly text: Uint8Array<ArrayBuffer> }
  | { readonly do: 'dump' | 'close' | 'syncs' }
)

export type Reply = { readonly id: number } & (
  | { readonly ok: EngineResult | Uint8Array | number | null }
  | { readonly failure: FailureFacts }
)

/** The first word of the worker, before any reply: the database is open, or why it is not. */
export type Greeting = { readonly ready: true } | { readonly ready: false; readonly failure: FailureFacts }

export interface WorkerStart {
  readonly folder: string
}
