import { useTranslation } from 'react-i18next'
import type { Coupon } from '#contract/coupons/schemas.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from '../coupons.module.css'
import { StandingBadge } from '../StandingBadge.tsx'
import { useGives } from '../use-gives.ts'
import { UseMeter } from '../UseMeter.tsx'
import { CouponSteps } from './CouponSteps.tsx'

/** A coupon as a ticket: what it gives above the tear line, how it runs below, and what can be done. */
export function CouponCard({ coupon }: { coupon: Coupon }) {
  const { t, i18n } = useTranslation('workspace')
  const gives = useGives()
  const day = (date: string) => formatCalendarDate(date, i18n.language)
  return (
    <Card as="article" className={styles.ticket}>
      <Stack gap="2">
        <Cluster justify="between" gap="2">
          <Heading level={2} size="m" className={styles.code}>
            {coupon.code}
          </Heading>
          <StandingBadge standing={coupon.standing} />
        </Cluster>
        <p className={styles.gives}>{gives(coupon)}</p>
        <Text quiet size="s">
          {coupon.appliesTo.map((each) => t(`coupons.purposes.${each}`)).join(', ')}
          {coupon.minimumSpend.amount > 0 && (
            <>
              {' · '}
              {t('coupons.card.from')} <Money value={coupon.minimumSpend} />
            </>
          )}
        </Text>
      </Stack>
      <div className={styles.tear} />
      <Stack gap="3">
        <Text size="s">{t('coupons.card.days', { from: day(coupon.startsOn), to: day(coupon.endsOn) })}</Text>
        <UseMeter coupon={coupon} />
        <Text size="s">
          {t('coupons.card.spent')} <Money value={coupon.spent} />
          {coupon.uniqueCodes && ` · ${t('coupons.codes.made', { count: coupon.codes })}`}
        </Text>
      </Stack>
      <div className={styles.foot}>
        <CouponSteps coupon={coupon} />
      </div>
    </Card>
  )
}
