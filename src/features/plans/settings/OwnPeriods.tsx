import { useTranslation } from 'react-i18next'
import type { Subscription } from '#contract/plans/schemas.ts'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import styles from '../components/plans.module.css'

/** The periods that there were, latest first, with what each cost. */
export function OwnPeriods({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('workspace')
  return (
    <Stack gap="3">
      <Heading level={3} size="m">
        {t('plans.own.periods')}
      </Heading>
      <ul className={styles.versions}>
        {subscription.periods.map(({ number, startsAt, endsAt, price, isPaid }) => (
          <li key={number}>
            <Cluster justify="between">
              <Text as="span">
                <When instant={startsAt} show="date" year="always" /> – <When instant={endsAt} show="date" year="always" />
              </Text>
              <Text as="span" quiet>
                <Money value={price} /> · {t(isPaid ? 'plans.own.paid' : 'plans.own.unpaid')}
              </Text>
            </Cluster>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
