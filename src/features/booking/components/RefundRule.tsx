import { useTranslation } from 'react-i18next'
import { fullRefundHours, fullRefundUntil } from '#contract/booking/rules.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { Text } from '#shared/ui/text/Text.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'

/** What comes back to a patient who calls off a visit that begins then; told before it is held and paid. */
export function RefundRule({ start }: { start: string }) {
  const { t, i18n } = useTranslation('site')
  const zone = useZone()
  const now = useNow()
  const until = fullRefundUntil(Date.parse(start))
  const when = formatInstant(new Date(until).toISOString(), i18n.language, zone, 'both', true, now)
  return (
    <Text size="s" quiet>
      {now <= until ? t('booking.refund.until', { when }) : t('booking.refund.half', { hours: fullRefundHours })}{' '}
      {t('booking.refund.byDoctor')}
    </Text>
  )
}
