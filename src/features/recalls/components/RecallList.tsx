import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recall } from '#contract/recalls/schemas.ts'
import { CardList, type CardQuery } from '#shared/patterns/list/CardList.tsx'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import type { Desk } from './links.ts'
import { RecallCard } from './RecallCard.tsx'
import { RecallDialog } from './RecallDialog.tsx'

/** What was called back, and the way to call a lot back. */
export function RecallList({ query, desk }: { query: CardQuery<Recall>; desk: Desk }) {
  const { t } = useTranslation('workspace')
  const [isStarting, setStarting] = useState(false)
  const start = (
    <Button variant="filled" onClick={() => setStarting(true)}>
      {t('recalls.start')}
    </Button>
  )
  const card = (recall: Recall) => <RecallCard recall={recall} desk={desk} />
  return (
    <Stack gap="5">
      <PageHeader title={t('recalls.routes.recalls.title')} about={t('recalls.routes.recalls.about')} actions={start} />
      <CardList
        query={query}
        label={t('recalls.routes.recalls.title')}
        skeleton={<SkeletonText lines={6} />}
        empty={<Empty title={t('recalls.empty')}>{t('recalls.emptyHint')}</Empty>}
        itemKey={({ id }) => id}
        card={card}
      />
      {isStarting && <RecallDialog desk={desk} onClose={() => setStarting(false)} />}
    </Stack>
  )
}
