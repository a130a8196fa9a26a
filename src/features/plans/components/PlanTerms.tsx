import { useTranslation } from 'react-i18next'
import type { Plan } from '#contract/plans/schemas.ts'
import { CheckIcon } from '#shared/ui/icons/status-icons.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './plans.module.css'

export function PlanPrice({ plan }: { plan: Pick<Plan, 'price' | 'period'> }) {
  const { t } = useTranslation('site')
  return (
    <Text>
      <span className={styles.price}>
        <Money value={plan.price} />
      </span>{' '}
      {t(`plans.each.${plan.period}`)}
    </Text>
  )
}

/** What a plan includes. */
export function PlanTerms({ plan }: { plan: Pick<Plan, 'visits' | 'period' | 'freeDelivery' | 'audience'> }) {
  const { t } = useTranslation('site')
  return (
    <ul className={styles.terms}>
      <li>
        <CheckIcon />
        <span>{t(`plans.audiences.${plan.audience}`)}</span>
      </li>
      {plan.visits > 0 && (
        <li>
          <CheckIcon />
          <span>{t(`plans.visits.${plan.period}`, { count: plan.visits })}</span>
        </li>
      )}
      {plan.freeDelivery && (
        <li>
          <CheckIcon />
          <span>{t('plans.freeDelivery')}</span>
        </li>
      )}
    </ul>
  )
}
