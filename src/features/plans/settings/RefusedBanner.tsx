import { useTranslation } from 'react-i18next'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { oneOf } from '#shared/lib/one-of.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'

const known = [
  'subscription_exists',
  'no_subscription',
  'subscription_state',
  'plan_not_sold',
  'plan_state',
  'stale_version',
  'no_upgrade',
  'price_changed',
] as const

/** Why something about plans was refused. */
export function RefusedBanner({ error }: { error: unknown }) {
  const { t } = useTranslation(['workspace', 'site'])
  if (error === undefined) return null
  const code = oneOf(known, faultOf(error).refused?.code ?? '')
  return (
    <Banner tone="error" live>
      {code ? t(`plans.refused.${code}`) : t('patterns.errorBody', { ns: 'site' })}
    </Banner>
  )
}
