import type { Machine } from '../kernel/machine.ts'

/** How long a period of a plan is. */
export const planPeriods = ['month', 'year'] as const
export type PlanPeriod = (typeof planPeriods)[number]

/** Whom a plan is meant for. */
export const planAudiences = ['everyone', 'people', 'pets'] as const
export type PlanAudience = (typeof planAudiences)[number]

export const planVersionStates = ['draft', 'published', 'retired'] as const
export type PlanVersionState = (typeof planVersionStates)[number]

export const planSteps = ['publish', 'retire'] as const
export type PlanStep = (typeof planSteps)[number]

/** A version's life. Once published, nothing of it changes; retired, it is sold no more and goes on for those who have it. */
export const planVersionLife: Machine<PlanVersionState, PlanStep> = {
  states: planVersionStates,
  steps: {
    publish: { from: ['draft'], to: 'published' },
    retire: { from: ['published'], to: 'retired' },
  },
}

export const subscriptionStates = ['pending', 'active', 'past_due', 'cancelled'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

export const subscriptionSteps = ['start', 'fallDue', 'recover', 'end'] as const
export type SubscriptionStep = (typeof subscriptionSteps)[number]

/** A subscription's life. `end` from `pending`: its first period was never paid. */
export const subscriptionLife: Machine<SubscriptionState, SubscriptionStep> = {
  states: subscriptionStates,
  steps: {
    start: { from: ['pending', 'cancelled'], to: 'active' },
    fallDue: { from: ['active'], to: 'past_due' },
    recover: { from: ['past_due'], to: 'active' },
    end: { from: ['pending', 'active', 'past_due'], to: 'cancelled' },
  },
}

/** Days after a period began unpaid: when the payer is asked again, until when the benefits hold, and when it ends. */
export const reminderDays = [1, 3, 7] as const
export const benefitDays = 7
export const endDays = 14

/** Minutes in which the first period must be paid. */
export const firstPaymentMinutes = 60
