import fc from 'fast-check'
import { expect, it } from 'vitest'
import { afterStep } from '../kernel/machine.ts'
import { requestMachine, requestStates, requestVerbs, type RequestState, type RequestVerb } from './states.ts'

/** The same life, written down a second time as what may not be. */
function naive(state: RequestState, verb: RequestVerb): RequestState | null {
  if (state === 'closed') return null
  if (verb === 'close') return state === 'solved' ? 'closed' : null
  if (verb === 'reopen') return state === 'solved' || state === 'reopened' ? 'reopened' : null
  if (state === 'solved') return null
  if (verb === 'wake') return state === 'snoozed' ? 'open' : null
  if (verb === 'snooze') return state === 'snoozed' ? null : 'snoozed'
  if (verb === 'write') return state === 'reopened' ? null : 'open'
  return verb === 'answer' ? 'waiting' : 'solved'
}

it('goes the declared ways and no other', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...requestVerbs)), (verbs) => {
      let state: RequestState = 'open'
      for (const verb of verbs) {
        expect(afterStep(requestMachine, state, verb)).toBe(naive(state, verb))
        state = afterStep(requestMachine, state, verb) ?? state
      }
    }),
  )
})

it('what is closed stays closed', () => {
  expect(requestVerbs.filter((verb) => afterStep(requestMachine, 'closed', verb) !== null)).toEqual([])
  expect(requestStates.at(-1)).toBe('closed')
})
