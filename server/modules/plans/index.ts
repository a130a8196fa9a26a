import type { Module } from '#server/kernel/module.ts'
import { chargeOtherCard } from './charge-due.ts'
import { planEndpoints } from './endpoints.ts'
import { plansMigrations } from './migrations/index.ts'
import { renewSubscriptions } from './renew.ts'
import { seedPlans } from './seed/seed-plans.ts'
import { subscriptionOrders } from './subscription-orders.ts'
import './tables.ts'
import { plansWords } from './words.ts'
import { plansData } from './personal-data.ts'

export { deliversFree, giveVisitBack, takeVisit } from './benefits.ts'

/** Plans of the platform, and the subscriptions of patients to them. */
export const plansModule: Module = {
  name: 'plans',
  personalData: plansData,
  endpoints: planEndpoints,
  migrations: plansMigrations,
  jobs: [renewSubscriptions],
  words: plansWords,
  onCardChosen: chargeOtherCard,
  orderKinds: { subscription: subscriptionOrders },
  seed: seedPlans,
}
