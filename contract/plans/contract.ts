import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { planCalls } from './calls.ts'
import {
  officePlan,
  officePlans,
  ownSubscription,
  planChange,
  planChoice,
  planDraft,
  planMove,
  planRehearsal,
  plans,
  subscribed,
  subscriptionStep,
  upgradeChoice,
  upgradeQuote,
} from './schemas.ts'

export const plansContract = bind(planCalls, {
  listPlans: { answer: plans },
  listOfficePlans: { answer: officePlans },
  createPlan: { body: planDraft, answer: officePlan, status: 201 },
  draftPlan: { params: byId, body: planChange, answer: officePlan },
  rehearsePlanMove: { params: byId, body: planMove, answer: planRehearsal },
  movePlan: { params: byId, body: planMove, answer: officePlan },
  readSubscription: { answer: ownSubscription },
  subscribe: { body: planChoice, answer: subscribed, status: 201 },
  priceUpgrade: { query: planChoice, answer: upgradeQuote },
  upgrade: { body: upgradeChoice, answer: subscribed, status: 201 },
  changeSubscription: { body: subscriptionStep, answer: ownSubscription },
})
