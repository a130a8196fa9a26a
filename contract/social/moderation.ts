import type { Machine } from '../kernel/machine.ts'

/** Where a case of reports stands. What was reported is judged once; who wrote it can ask a second administrator. */
export const caseStates = ['open', 'dismissed', 'warned', 'hidden', 'suspended', 'appealed', 'upheld', 'lifted'] as const
export type CaseState = (typeof caseStates)[number]

export const caseDecisions = ['dismiss', 'warn', 'hide', 'suspend'] as const
export type CaseDecision = (typeof caseDecisions)[number]

export const appealDecisions = ['uphold', 'lift'] as const
export type AppealDecision = (typeof appealDecisions)[number]

/** `uphold`: the decision stays; `lift`: what was hidden is shown again, and a suspension ends. */
export const moderationCase: Machine<CaseState, CaseDecision | AppealDecision | 'appeal'> = {
  states: caseStates,
  steps: {
    dismiss: { from: ['open'], to: 'dismissed' },
    warn: { from: ['open'], to: 'warned' },
    hide: { from: ['open'], to: 'hidden' },
    suspend: { from: ['open'], to: 'suspended' },
    appeal: { from: ['warned', 'hidden', 'suspended'], to: 'appealed' },
    uphold: { from: ['appealed'], to: 'upheld' },
    lift: { from: ['appealed'], to: 'lifted' },
  },
}
