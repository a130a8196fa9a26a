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
        {runs.map(({ dueOn, outcome, orderId, orderNumber }) => (
          <li key={dueOn}>
            <CalendarDay date={dueOn} />: {t(`autoships.outcomes.${outcome}`)}{' '}
            {orderId && (
              <Link className={styles.name} to={paths.userShopingOrderDetails.link({ id: orderId })}>
                {orderNumber}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
