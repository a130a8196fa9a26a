import { plansContract } from '#contract/plans/contract.ts'
import { implement } from '#server/kernel/module.ts'
import { movePlan, rehearsePlanMove } from './move-plan.ts'
import { changeOwnSubscription, readSubscription } from './own-subscription.ts'
import { listOfficePlans, listPlans } from './read-plans.ts'
import { createPlan, draftPlan } from './save-plan.ts'
import { priceUpgrade, upgrade } from './upgrade.ts'
import { subscribe } from './subscribe.ts'

export const planEndpoints = [
  implement(plansContract.listPlans, (platform) => listPlans(platform)),
  implement(plansContract.listOfficePlans, (platform) => listOfficePlans(platform)),
  implement(plansContract.createPlan, (platform, { body }, actor) => createPlan(platform, actor, body)),
  implement(plansContract.draftPlan, (platform, { params, body }, actor) => draftPlan(platform, actor, { ...params, ...body })),
  implement(plansContract.rehearsePlanMove, (platform, { params, body }, actor) =>
    rehearsePlanMove(platform, actor, { ...params, ...body }),
  ),
  implement(plansContract.movePlan, (platform, { params, body }, actor) => movePlan(platform, actor, { ...params, ...body })),
  implement(plansContract.readSubscription, (platform, _input, actor) => readSubscription(platform, actor)),
  implement(plansContract.subscribe, (platform, { body }, actor) => subscribe(platform, actor, body)),
  implement(plansContract.priceUpgrade, (platform, { query }, actor) => priceUpgrade(platform, actor, query)),
  implement(plansContract.upgrade, (platform, { body }, actor) => upgrade(platform, actor, body)),
  implement(plansContract.changeSubscription, (platform, { body }, actor) => changeOwnSubscription(platform, actor, body)),
]
