import type { Machine } from '../kernel/machine.ts'

/** Where a request stands. `waiting`: for the person. `snoozed`: it comes back by itself on a day. `closed`: for good. */
export const requestStates = ['open', 'waiting', 'snoozed', 'solved', 'reopened', 'closed'] as const
export type RequestState = (typeof requestStates)[number]

export const requestVerbs = ['answer', 'write', 'snooze', 'wake', 'solve', 'reopen', 'close'] as const
export type RequestVerb = (typeof requestVerbs)[number]

/** What the office does and what the person does; `wake` and `close` are the clock's. */
export const requestMachine: Machine<RequestState, RequestVerb> = {
  states: requestStates,
  steps: {
    answer: { from: ['open', 'reopened', 'waiting', 'snoozed'], to: 'waiting' },
    write: { from: ['open', 'waiting', 'snoozed'], to: 'open' },
    snooze: { from: ['open', 'reopened', 'waiting'], to: 'snoozed' },
    wake: { from: ['snoozed'], to: 'open' },
    solve: { from: ['open', 'reopened', 'waiting', 'snoozed'], to: 'solved' },
    /** Also by what the person writes after it was solved. */
    reopen: { from: ['solved', 'reopened'], to: 'reopened' },
    close: { from: ['solved'], to: 'closed' },
  },
}

/** The office's turn. */
export const waitingForOffice: readonly RequestState[] = ['open', 'reopened']
/** Neither side has to do anything. */
export const endedStates: readonly RequestState[] = ['solved', 'closed']
