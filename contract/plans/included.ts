import type { PlanAudience } from './values.ts'

interface WantedVisit {
  readonly mode: 'video' | 'clinic'
  readonly forPet: boolean
  /** Minor units. */
  readonly fee: number
}

/** Whether a plan for these people includes such a visit at all: a video visit that costs something. */
export function includesVisit(audience: PlanAudience, { mode, forPet, fee }: WantedVisit): boolean {
  return fee > 0 && mode === 'video' && (audience === 'everyone' || audience === (forPet ? 'pets' : 'people'))
}

/** What somebody has of a plan now, as `subscription` of the contract says it. */
interface OwnPlan {
  readonly hasBenefits: boolean
  readonly visitsUsed: number
  readonly plan: { readonly audience: PlanAudience; readonly visits: number }
}

/** Visits that are left, before this one is taken; `null` where the plan includes none such. */
export function visitsLeft(own: OwnPlan, visit: WantedVisit): number | null {
  const { plan, visitsUsed, hasBenefits } = own
  if (!hasBenefits || plan.visits === 0 || !includesVisit(plan.audience, visit)) return null
  return Math.max(0, plan.visits - visitsUsed)
}
