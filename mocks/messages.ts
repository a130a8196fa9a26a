import type { LoginRecord } from '#contract/account/schemas.ts'
import type { Role } from '#contract/kernel/roles.ts'
import type { ScenarioName } from './scenarios/names.ts'

/** A request as it travels between threads. */
export interface SentRequest {
  readonly method: string
  readonly address: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: ArrayBuffer | null
}

export interface SentResponse {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: ArrayBuffer | null
}

export interface OpenOptions {
  /** As new; `null`: the world that was kept, or else the living demonstration. */
  readonly scenario: ScenarioName | null
  /** Keeps what is done in the browser's storage, so that it outlives the page. */
  readonly keep: boolean
}

/** What the page asks of the worker, with what it answers. Each comes with a port for its answer. */
export interface Questions {
  /** Answers the name of the lock that the worker holds for as long as it lives. */
  greet: { asked: Record<string, never>; answer: string }
  /** Has the platform of the scenario ready. Answers the milliseconds its clock has gone since the world's moment, `null` when it stands. */
  open: { asked: OpenOptions; answer: number | null }
  /** `failing`: the platform's own code is to fail with it. */
  request: { asked: SentRequest & { readonly failing?: boolean }; answer: SentResponse }
  /** A login record of the scenario's person of that role. */
  signIn: { asked: { readonly role: Role }; answer: LoginRecord }
  /** A connection to the hub, over the second port that comes along. */
  connect: { asked: { readonly address: string }; answer: null }
}

export type Question = { [K in keyof Questions]: { readonly do: K; readonly asked: Questions[K]['asked'] } }[keyof Questions]

export type Reply = { readonly answer: unknown } | { readonly failure: string }

/** On a connection's port, from the hub: that it is open, or over. Texts are the messages. */
export type SocketSignal = { readonly opened: true } | { readonly closed: number }
