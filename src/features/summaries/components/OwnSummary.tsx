import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#contract/kernel/values.ts'
import { DownloadPaper } from '#features/papers/index.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useReadSummaryPaperMutation, useReadSummaryQuery } from '../api.ts'
import { SummaryParts } from './SummaryParts.tsx'

/** What the patient takes home from a visit; a word that it is on its way until the doctor has shared it. `children`: what comes next. */
export function OwnSummary({ appointment, children }: { appointment: string; children?: ReactNode }) {
  const { t, i18n } = useTranslation('workspace')
  const [readPaper] = useReadSummaryPaperMutation()
  const { data } = useReadSummaryQuery({ params: { id: appointment } })
  if (!data) return null
  const { shared } = data
  return (
    <Card as="section" ground="soft" aria-labelledby="visit-summary">
      <Stack>
        <Heading level={2} size="l" id="visit-summary">
          {t('summaries.title')}
        </Heading>
        {shared ? (
          <>
            <SummaryParts summary={shared} />
            <Text quiet size="s">
              {t(shared.isCorrected ? 'summaries.correctedBy' : 'summaries.by', { name: shared.by })}{' '}
              <When instant={shared.sharedAt} />
            </Text>
            <div>
              <DownloadPaper
                name="summary.pdf"
                read={() => readPaper({ params: { id: appointment }, query: { locale: i18n.language as Locale } })}
              />
            </div>
          </>
        ) : (
          <Text>{t('summaries.onItsWay')}</Text>
        )}
        {children}
      </Stack>
    </Card>
  )
}
