import type { Capability } from '../kernel/capability.ts'
import { plansPaths } from './paths.ts'

const toPatient = { for: ['patient'], mailed: true } as const

export const plansCapability = {
  name: 'plans',
  paths: plansPaths,
  records: ['plan'],
  tags: ['Plan', 'Subscription'],
  hub: {
    'plan.changed': { fields: ['id', 'state'], tags: ['Plan'] },
    'subscription.changed': { fields: ['id', 'state'], tags: ['Subscription'] },
  },
  notices: {
    subscriptionStarted: { ...toPatient, icon: 'done', data: { until: 'instant' } },
    /** The next period has begun and is to be paid. */
    subscriptionDue: { ...toPatient, icon: 'hourglass', required: true, data: { number: 'text' } },
    subscriptionReminder: { ...toPatient, icon: 'alert', required: true, data: { number: 'text' } },
    /** The saved card was not taken for an open period. */
    subscriptionCardFailed: { ...toPatient, icon: 'alert', required: true, data: { number: 'text' } },
    subscriptionUpgraded: { ...toPatient, icon: 'done', data: { until: 'instant' } },
    subscriptionEnded: { ...toPatient, icon: 'off', data: {} },
  },
  limits: { 'subscription.start': { uses: 20, seconds: 24 * 3600 } },
  refusals: [
    'plan_state',
    'plan_not_sold',
    'subscription_exists',
    'no_subscription',
    'subscription_state',
    'no_upgrade',
    'price_changed',
  ],
} as const satisfies Capability
