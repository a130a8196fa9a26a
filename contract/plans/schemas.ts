import { z } from 'zod'
import { currency, id, instant, locale, money, revisionInput, wholeNumber } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { planAudiences, planPeriods, planSteps, planVersionStates, subscriptionStates } from './values.ts'

/** What people read of a plan, in one language. */
const planText = z.strictObject({
  name: lineInput.min(2).max(60),
  about: textInput.min(10).max(300),
})
/** In each language that the platform speaks. */
export const planTexts = z.record(locale, planText)
export type PlanTexts = z.infer<typeof planTexts>

/** A version of a plan as an administrator writes it. */
export const planDraft = z.strictObject({
  audience: z.enum(planAudiences),
  /** Minor units. */
  price: z.int().min(0).max(10_000_000),
  currency,
  period: z.enum(planPeriods),
  /** Video visits within a period; 0: none. */
  visits: z.int().min(0).max(1000),
  freeDelivery: z.boolean(),
  texts: planTexts,
})
export type PlanDraft = z.infer<typeof planDraft>

/** `version`: the plan's revision that was read, so that of two changes at once one is told. */
export const planChange = z.strictObject({ version: revisionInput, draft: planDraft })
export type PlanChange = z.infer<typeof planChange>
export const planMove = z.strictObject({ version: revisionInput, step: z.enum(planSteps) })
export type PlanMove = z.infer<typeof planMove>

/** Whom and what a step would touch, done in earnest and taken back. */
export const planRehearsal = z.strictObject({
  /** What the plan costs that is sold; `null` where none is. */
  before: money.nullable(),
  after: money.nullable(),
  /** Subscribers who keep terms that are not sold then; who has chosen those for the next period; who is about to pay for them first. */
  keep: z.int(),
  chosen: z.int(),
  unpaid: z.int(),
  /** That would be sent. */
  mails: z.int(),
})
export type PlanRehearsal = z.infer<typeof planRehearsal>

const terms = {
  /** Of the version. */
  id,
  planId: id,
  audience: z.enum(planAudiences),
  price: money,
  period: z.enum(planPeriods),
  visits: z.int(),
  freeDelivery: z.boolean(),
  texts: planTexts,
}
/** A version that can be chosen. */
export const plan = z.strictObject(terms)
export type Plan = z.infer<typeof plan>
export const plans = z.array(plan)

const planVersion = z.strictObject({
  ...terms,
  /** From 1. */
  number: z.int(),
  state: z.enum(planVersionStates),
  /** Whose subscription stands on it now. */
  subscribers: z.int(),
  publishedAt: instant.nullable(),
  retiredAt: instant.nullable(),
})
export type PlanVersion = z.infer<typeof planVersion>
export const officePlan = z.strictObject({
  id,
  version: z.int(),
  /** Latest first. */
  versions: z.array(planVersion).min(1),
})
export type OfficePlan = z.infer<typeof officePlan>
export const officePlans = z.array(officePlan)

export const planChoice = z.strictObject({ versionId: id })
export const subscriptionStep = z.discriminatedUnion('step', [
  /** Ends with the period that is paid. */
  z.strictObject({ step: z.literal('cancel') }),
  z.strictObject({ step: z.literal('goOn') }),
  /** From the next period on. */
  z.strictObject({ step: z.literal('switch'), versionId: id }),
])
export type SubscriptionChange = z.infer<typeof subscriptionStep>

/** For the days that are left of the period, today included. */
export const upgradeQuote = z.strictObject({ price: money, daysLeft: z.int(), days: z.int(), endsAt: instant })
export type UpgradeQuote = z.infer<typeof upgradeQuote>
/** `price`: as it was shown, in minor units; refused when it is another by now. */
export const upgradeChoice = z.strictObject({ versionId: id, price: wholeNumber.min(0) })
export type UpgradeChoice = z.output<typeof upgradeChoice>

/** One's own plan. */
export const subscription = z.strictObject({
  id,
  state: z.enum(subscriptionStates),
  plan,
  /** What follows after this period; `null`: the same. */
  next: plan.nullable(),
  /** Of the period that runs, or that is to be paid first. */
  startsAt: instant,
  endsAt: instant,
  visitsUsed: z.int(),
  /** Included things can be used now. */
  hasBenefits: z.boolean(),
  endsWithPeriod: z.boolean(),
  /** To be paid; `null` when nothing is. */
  openOrderId: id.nullable(),
  periods: z.array(
    z.strictObject({
      number: z.int(),
      startsAt: instant,
      endsAt: instant,
      orderId: id,
      price: money,
      isPaid: z.boolean(),
    }),
  ),
})
export type Subscription = z.infer<typeof subscription>
export const ownSubscription = z.strictObject({ subscription: subscription.nullable() })
export const subscribed = z.strictObject({
  id,
  /** To be paid; of a plan that costs nothing it is paid already. */
  orderId: id,
})
