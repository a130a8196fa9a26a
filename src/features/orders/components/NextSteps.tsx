import { useTranslation } from 'react-i18next'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { checkInMinutes, fullRefundHours } from '#contract/booking/rules.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { When } from '#shared/ui/time/When.tsx'
import styles from './orders.module.css'

/** What the person does between now and the visit. */
export function NextSteps({ visit }: { visit: AppointmentDetails }) {
  const { t } = useTranslation('workspace')
  const freeUntil = new Date(Date.parse(visit.start) - fullRefundHours * 3_600_000).toISOString()
  return (
    <Card as="section" ground="soft" aria-labelledby="summary-next">
      <Heading level={2} size="l" id="summary-next">
        {t('orders.confirmed.next')}
      </Heading>
      <ol className={styles.steps}>
        <li>{t('orders.confirmed.nextCalendar')}</li>
        <li>
          {t(visit.mode === 'clinic' ? 'orders.confirmed.nextClinic' : 'orders.confirmed.nextCheckIn', {
            count: checkInMinutes,
          })}
        </li>
        <li>
          {t('orders.confirmed.nextChange')} <When instant={freeUntil} />
        </li>
      </ol>
    </Card>
  )
}
