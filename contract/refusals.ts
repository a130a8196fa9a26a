import type { ItemIn } from './capabilities.ts'
import type { KernelRefusal } from './kernel/refusals.ts'

/** Why a call is refused: `code` of the problem answer. */
export type RefusalCode = KernelRefusal | ItemIn<'refusals'>

/** Why a call has no answer that can be read, as the browser says it in the place of a refusal's code. */
export type NoAnswer = 'offline' | 'network' | 'unreadable' | 'signed_out' | `http_${number}`
