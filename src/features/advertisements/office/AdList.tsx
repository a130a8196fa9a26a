import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeAd } from '#contract/advertisements/schemas.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { type Query, QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { SkeletonCards } from '#shared/ui/feedback/Skeleton.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { Grid, Stack } from '#shared/ui/layout/layout.tsx'
import { AdCard } from './AdCard.tsx'
import { AdDialog } from './AdDialog.tsx'

/** All advertisements: written, activated, paused and ended here. */
export function AdList({ ads }: { ads: Query<OfficeAd[]> }) {
  const { t } = useTranslation('workspace')
  const [isWriting, setWriting] = useState(false)
  return (
    <Stack gap="5">
      <PageHeader
        title={t('advertisements.title')}
        about={t('advertisements.about')}
        actions={
          <Button variant="filled" icon={<PlusIcon />} onClick={() => setWriting(true)}>
            {t('advertisements.form.new')}
          </Button>
        }
      />
      <QueryState
        query={ads}
        skeleton={<SkeletonCards cards={3} least={18} />}
        empty={<Empty title={t('advertisements.empty')}>{t('advertisements.emptyHint')}</Empty>}
      >
        {(list) => (
          <Grid gap="5" least={18}>
            {list.map((ad) => (
              <AdCard key={ad.id} ad={ad} />
            ))}
          </Grid>
        )}
      </QueryState>
      {isWriting && <AdDialog ad={null} onClose={() => setWriting(false)} />}
    </Stack>
  )
}
