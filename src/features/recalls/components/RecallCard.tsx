import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Recall } from '#contract/recalls/schemas.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { deskLinks, type Desk } from './links.ts'
import styles from './recalls.module.css'

/** One recall of a list: what, since when, and how many know of it. */
export function RecallCard({ recall, desk }: { recall: Recall; desk: Desk }) {
  const { t } = useTranslation('workspace')
  const { id, product, pharmacy, lot, at, counts } = recall
  const unreached = counts.packets - counts.reached
  return (
    <Card as="article">
      <Cluster justify="between">
        <Stack gap="1" className={styles.words}>
          <Heading level={2} size="m">
            <Link className={styles.name} to={deskLinks[desk].one(id)}>
              <bdi>{product.name}</bdi>
            </Link>
          </Heading>
          <Text size="s" quiet>
            <bdi>{t('recalls.lot', { lot })}</bdi> · <When instant={at} show="date" />
            {desk === 'admin' && (
              <>
                {' · '}
                <bdi>{pharmacy.name}</bdi>
              </>
            )}
          </Text>
        </Stack>
        <Cluster>
          <Badge tone="success">
            {t('recalls.counts.reached')}: {counts.reached}
          </Badge>
          {unreached > 0 && (
            <Badge tone="warning">
              {t('recalls.counts.unreached')}: {unreached}
            </Badge>
          )}
        </Cluster>
      </Cluster>
    </Card>
  )
}
