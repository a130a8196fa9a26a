import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Autoship } from '#contract/autoships/schemas.ts'
import { paths } from '#shared/paths.ts'
import { Text } from '#shared/ui/text/Text.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import styles from './autoships.module.css'

/** What became of the last days on which it was due. */
export function PastDays({ runs }: { runs: Autoship['runs'] }) {
  const { t } = useTranslation('workspace')
  if (runs.length === 0) return null
  return (
    <div>
      <Text size="s" strong>
        {t('autoships.past')}
      </Text>
      <ul className={styles.past}>
        {runs.map((run) => (
          <Day key={run.dueOn} run={run} />
        ))}
      </ul>
    </div>
  )
}

/** One day: what became of it, of its order's money, and why its card was not charged. */
function Day({ run: { dueOn, outcome, orderId, orderNumber, payment, cardFailure } }: { run: Autoship['runs'][number] }) {
  const { t } = useTranslation('workspace')
  return (
    <li>
      <CalendarDay date={dueOn} />: {t(`autoships.outcomes.${outcome}`)}
      {payment && `, ${t(`autoships.payments.${payment}`)}`}
      {cardFailure && ` (${t(`autoships.cardFailures.${cardFailure}`)})`}{' '}
      {orderId && payment === 'unpaid' && (
        <Link className={styles.name} to={paths.orderPayment.link({ id: orderId })}>
          {t('autoships.pay', { number: orderNumber })}
        </Link>
      )}
      {orderId && payment !== 'unpaid' && (
        <Link className={styles.name} to={paths.userShopingOrderDetails.link({ id: orderId })}>
          {orderNumber}
        </Link>
      )}
    </li>
  )
}
