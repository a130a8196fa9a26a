import { useTranslation } from 'react-i18next'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { checkInMinutes, fullRefundHours } from '#contract/booking/rules.ts'
import { useReadCancellationQuery } from '#features/appointments/index.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { When } from '#shared/ui/time/When.tsx'
import styles from './orders.module.css'

/** What the person does between now and the visit. */
export function NextSteps({ appointment }: { appointment: AppointmentDetails }) {
  const { t } = useTranslation('workspace')
  const { data: due } = useReadCancellationQuery({ params: { id: appointment.id } })
  const now = useNow()
  const isFree = due !== undefined && due.paid.amount > 0 && now <= Date.parse(due.fullRefundUntil)
  return (
    <Card as="section" ground="soft" aria-labelledby="summary-next">
      <Heading level={2} size="l" id="summary-next">
        {t('orders.confirmed.next')}
      </Heading>
      <ol className={styles.steps}>
        <li>{t('orders.confirmed.nextCalendar')}</li>
        <li>
          {t(appointment.mode === 'clinic' ? 'orders.confirmed.nextClinic' : 'orders.confirmed.nextCheckIn', {
            count: checkInMinutes,
          })}
        </li>
        <li>
          {t('orders.confirmed.nextChange')}{' '}
          {isFree && (
            <>
              {t('orders.confirmed.nextFree')} <When instant={due.fullRefundUntil} />
            </>
          )}
          {due !== undefined && due.paid.amount > 0 && !isFree && t('orders.confirmed.nextHalf', { hours: fullRefundHours })}
        </li>
      </ol>
    </Card>
  )
}
