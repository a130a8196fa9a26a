import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeLook } from '#contract/audit/schemas.ts'
import { CardList, type CardQuery } from '#shared/patterns/list/CardList.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { SkeletonRows } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { AskOffice } from './AskOffice.tsx'
import { foldLooks } from './fold-looks.ts'
import { LookRow } from './LookRow.tsx'

/** What the office did with an account, and the way to ask about each. */
export function LookList({ query }: { query: CardQuery<OfficeLook> }) {
  const { t } = useTranslation('workspace')
  const [asked, setAsked] = useState<OfficeLook>()
  return (
    <>
      <CardList
        query={query}
        skeleton={<SkeletonRows />}
        empty={<Empty title={t('audit.looks.none')}>{t('audit.looks.noneText')}</Empty>}
      >
        {(looks) => (
          <Stack as="ul" gap="3" aria-label={t('audit.looks.title')}>
            {foldLooks(looks).map((look) => (
              <li key={look.id}>
                <LookRow look={look} onAsk={() => setAsked(look)} />
              </li>
            ))}
          </Stack>
        )}
      </CardList>
      {asked && <AskOffice look={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
