import type { Machine } from '../kernel/machine.ts'

export const autoshipStates = ['active', 'asking', 'paused', 'stopped'] as const
export type AutoshipState = (typeof autoshipStates)[number]

/** What the person does with a delivery, beside changing it; `agree`, `fewer` and `again` answer what it asks. */
export const autoshipSteps = ['skip', 'pause', 'resume', 'stop', 'agree', 'fewer', 'again'] as const
export type AutoshipStep = (typeof autoshipSteps)[number]

/** The life of a regular delivery. It asks (`ask`) where it would cost more or bring less, and nothing is ordered until somebody answers. */
export const autoshipMachine = {
  states: autoshipStates,
  steps: {
    ask: { from: ['active', 'asking'], to: 'asking' },
    skip: { from: ['active', 'asking'], to: 'active' },
    pause: { from: ['active', 'asking'], to: 'paused' },
    resume: { from: ['paused'], to: 'active' },
    stop: { from: ['active', 'asking', 'paused'], to: 'stopped' },
    agree: { from: ['asking'], to: 'active' },
    fewer: { from: ['asking'], to: 'active' },
    again: { from: ['asking'], to: 'active' },
  },
} as const satisfies Machine<AutoshipState>
