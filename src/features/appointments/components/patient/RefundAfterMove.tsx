import { useTranslation } from 'react-i18next'
import { fullRefundHours, fullRefundUntil, refundStartAfterMove } from '#contract/booking/rules.ts'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { useReadCancellationQuery } from '../../api.ts'

/**
 * What cancelling would pay back once the visit is moved to `start`; told before it is moved. A full refund that is gone does not
 * come back, which is said before a new time is chosen.
 */
export function RefundAfterMove({ appointment, start }: { appointment: AppointmentCard; start: string | undefined }) {
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  const now = useNow()
  const { data: due } = useReadCancellationQuery({ params: { id: appointment.id } }, { refetchOnMountOrArgChange: true })
  if (!due || due.paid.amount === 0) return null
  if (due.share < 1) return <Banner tone="warning">{t('appointments.own.refund.afterMove.kept')}</Banner>
  if (start === undefined) return null
  const until = fullRefundUntil(refundStartAfterMove(Date.parse(due.reckonedFrom), Date.parse(start), now))
  if (now > until)
    return <Banner tone="warning">{t('appointments.own.refund.afterMove.soon', { hours: fullRefundHours })}</Banner>
  const when = formatInstant(new Date(until).toISOString(), i18n.language, zone, 'both', true, now)
  return <Banner>{t('appointments.own.refund.afterMove.until', { when })}</Banner>
}
