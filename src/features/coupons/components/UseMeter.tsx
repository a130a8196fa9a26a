import { useTranslation } from 'react-i18next'
import type { Coupon } from '#contract/coupons/schemas.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './coupons.module.css'

/** How often a coupon was used of how often it may be, drawn and in words. */
export function UseMeter({ coupon: { uses, reserved, totalUses } }: { coupon: Pick<Coupon, 'uses' | 'reserved' | 'totalUses'> }) {
  const { t } = useTranslation('workspace')
  return (
    <Stack gap="1">
      <Text size="s">
        {totalUses === null ? t('coupons.uses.count', { count: uses }) : t('coupons.uses.ofLimit', { uses, count: totalUses })}
        {reserved > 0 && ` · ${t('coupons.uses.reserved', { count: reserved })}`}
      </Text>
      {totalUses !== null && (
        <span className={styles.meter} aria-hidden="true">
          <span style={{ inlineSize: `${Math.min(100, ((uses + reserved) / totalUses) * 100)}%` }} />
        </span>
      )}
    </Stack>
  )
}
