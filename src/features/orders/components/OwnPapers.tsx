import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Paper } from '#contract/orders/list-schemas.ts'
import { paths } from '#shared/paths.ts'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import styles from './orders.module.css'

/** Invoices and credit notes of a patient's, each leading to its order, where it can be read and printed. */
export function OwnPapers({ papers }: { papers: readonly Paper[] }) {
  const { t } = useTranslation('workspace')
  return (
    <Stack as="ul" gap="3" className={styles.papers}>
      {papers.map(({ id, kind, number, issuedAt, orderId, amount }) => (
        <li key={id}>
          <Cluster justify="between">
            <span>
              <Link to={paths.doctorOrderDetails.link({ id: orderId })}>
                {t(`orders.papers.kinds.${kind}`)} <bdi>{number}</bdi>
              </Link>{' '}
              <Text as="span" size="s" quiet>
                <When instant={issuedAt} show="date" />
              </Text>
            </span>
            <Money value={amount} />
          </Cluster>
        </li>
      ))}
    </Stack>
  )
}
