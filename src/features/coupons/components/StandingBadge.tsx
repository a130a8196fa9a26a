import { useTranslation } from 'react-i18next'
import type { CouponStanding } from '#contract/coupons/values.ts'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { standingLooks } from '../looks.ts'

/** How a coupon stands, by colour, shape and word. */
export function StandingBadge({ standing }: { standing: CouponStanding }) {
  const { t } = useTranslation('workspace')
  return (
    <StatusBadge state={standing} looks={standingLooks}>
      {t(`coupons.standings.${standing}`)}
    </StatusBadge>
  )
}
