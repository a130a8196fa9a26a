import type { PlanTexts } from '#contract/plans/schemas.ts'
import type { PlanAudience, PlanPeriod, PlanVersionState, SubscriptionState } from '#contract/plans/values.ts'
import type { Generated, Instant, Json, OptionalInstant } from '#server/kernel/columns.ts'

export interface PlanTable {
  id: string
  revision: Generated<number>
  created_at: Instant
}

export interface PlanVersionTable {
  id: string
  plan_id: string
  /** From 1. */
  number: number
  state: PlanVersionState
  audience: PlanAudience
  price: number
  currency: string
  period: PlanPeriod
  visits: number
  free_delivery: boolean
  texts: Json<PlanTexts>
  /** Who sells it for the platform. */
  published_by: string | null
  published_at: OptionalInstant
  retired_at: OptionalInstant
}

export interface SubscriptionTable {
  id: string
  user_id: string
  version_id: string
  next_version_id: string | null
  state: SubscriptionState
  zone: string
  /** From where all periods are counted; `months` after it the one that runs began. */
  anchor: Instant
  months: Generated<number>
  /** The period that runs, from 0. */
  period: Generated<number>
  /** When the next thing is to be done with it. */
  due_at: OptionalInstant
  /** Reminders of the open period that were sent. */
  reminded: Generated<number>
  /** When the saved card is charged next; the card that its bank refused for good. */
  charge_at: OptionalInstant
  stopped_card: Generated<string | null>
  ends_with_period: Generated<boolean>
  created_at: Instant
  ended_at: OptionalInstant
}

export interface SubscriptionPeriodTable {
  subscription_id: string
  number: number
  version_id: string
  order_id: string
  starts_at: Instant
  ends_at: Instant
  paid_at: OptionalInstant
  visits: number
  visits_used: Generated<number>
}

/** An included visit that was taken. */
export interface SubscriptionUseTable {
  appointment_id: string
  subscription_id: string
  number: number
  given_back_at: OptionalInstant
  at: Instant
}

/** A dearer plan that somebody goes over to within a period, once its order is paid. */
export interface SubscriptionUpgradeTable {
  order_id: string
  subscription_id: string
  /** The period within which it happens. */
  number: number
  from_version_id: string
  version_id: string
  amount: number
  created_at: Instant
  /** Until when it can be paid. */
  due_at: Instant
  done_at: OptionalInstant
  ended_at: OptionalInstant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    plans: PlanTable
    plan_versions: PlanVersionTable
    subscriptions: SubscriptionTable
    subscription_periods: SubscriptionPeriodTable
    subscription_uses: SubscriptionUseTable
    subscription_upgrades: SubscriptionUpgradeTable
  }
}
