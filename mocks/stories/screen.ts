import type { Call } from '#contract/kernel/call.ts'
import type { Role } from '#contract/kernel/roles.ts'
import type { Fault } from '../page/faults.ts'
import type { ScenarioName } from '../scenarios/names.ts'

/** Which answer is read: whose path has names in it, with what fills them; as somebody else than the story's person. */
export interface Reading {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** Of a call that does something beforehand. */
  readonly body?: unknown
  readonly as?: Role
}

/** Asks the platform, as the story's person: to find the id of a record that a story shows, or to make what it shows. */
export type Read = (call: Pick<Call, 'method' | 'path' | 'idempotent'>, reading?: Reading) => Promise<unknown>

/** What a story of a screen is: an address of the application, who looks at it, and in which circumstances. */
export interface ScreenParameters {
  readonly address: string | ((read: Read) => Promise<string>)
  /** Who looks at it; a visitor when absent, or `null` where the other stories of the screen have somebody. */
  readonly role?: Role | null
  /** The demonstration world when absent. */
  readonly scenario?: ScenarioName
  readonly fault?: Fault
}

/** The id of the first record of a list's answer; throws when there is none. */
export function firstId(answer: unknown): string {
  const [first] = (answer as { items: readonly { id: string }[] }).items
  if (!first) throw new Error('The list is empty: the story has nothing to show')
  return first.id
}
