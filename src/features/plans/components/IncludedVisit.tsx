import { useTranslation } from 'react-i18next'
import { visitsLeft } from '#contract/plans/included.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { useReadSubscriptionQuery } from '../api.ts'

/** How many of their plan's visits the patient has for such a one; `null` where the plan includes none, or is not known yet. */
export function useIncludedVisits(visit: Parameters<typeof visitsLeft>[1]): { left: number; of: number } | null {
  const { data } = useReadSubscriptionQuery()
  const own = data?.subscription
  const count = own ? visitsLeft(own, visit) : null
  return own && count !== null ? { left: count, of: own.plan.visits } : null
}

/** Says that a visit is included in the reader's plan and how many are left, or that all are used. */
export function IncludedVisit({ left, of }: { left: number; of: number }) {
  const { t } = useTranslation('site')
  if (left === 0) return <Banner>{t('plans.included.usedUp', { of })}</Banner>
  return (
    <Banner tone="success" title={t('plans.included.title')}>
      {t('plans.included.left', { count: left, of })} {t('plans.included.refund')}
    </Banner>
  )
}

/** On the confirmation of a visit that the plan covered: what is left of the period. */
export function IncludedLeft() {
  const { t } = useTranslation('site')
  const { data } = useReadSubscriptionQuery()
  const own = data?.subscription
  if (!own?.hasBenefits) return null
  const count = Math.max(0, own.plan.visits - own.visitsUsed)
  return (
    <Banner tone="success" title={t('plans.included.title')}>
      {t('plans.included.leftAfter', { count, of: own.plan.visits })}
    </Banner>
  )
}
