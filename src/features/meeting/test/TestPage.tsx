import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { ConnectionTestDraft, ConnectionTest as KeptTest } from '#contract/meeting/schemas.ts'
import { connectionChecks } from '#contract/meeting/values.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { selectRole } from '#shared/session/login.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useOwnMedia } from '../devices/use-local-media.ts'
import { useSaveConnectionTestMutation } from './api.ts'
import { ConnectionTest } from './ConnectionTest.tsx'
import { keepsTests } from './keeps-tests.ts'
import { TestResult } from './TestResult.tsx'

export interface TestPageProps {
  title: string
  about: string
  /** What was kept before; `null` where there is none, or nobody to keep it for. */
  last: KeptTest | null
}

/** The connection test as a screen: with the last result, and what has become of the new one. */
export function TestPage({ title, about, last }: TestPageProps) {
  const { t } = useTranslation('workspace')
  const media = useOwnMedia()
  const role = useSelector(selectRole)
  const [result, setResult] = useState<ConnectionTestDraft | null>(null)
  const [save, { isError, isLoading }] = useSaveConnectionTestMutation()
  const isKept = keepsTests(role)
  const keep = (draft: ConnectionTestDraft) => isKept && void save({ body: draft })

  return (
    <Stack gap="5">
      <PageHeader title={title} about={about} />
      {result && (
        <Banner tone={hasWarning(result) ? 'warning' : 'success'} live title={t(summaryOf(result))}>
          {isKept ? !isError && t(`meeting.test.kept.${role}`) : t('meeting.test.notKept')}
        </Banner>
      )}
      {result && isError && (
        <Banner
          tone="error"
          live
          action={
            <Button small loading={isLoading} onClick={() => keep(result)}>
              {t('meeting.devices.again')}
            </Button>
          }
        >
          {t('meeting.test.saveFailed')}
        </Banner>
      )}
      <Card>
        <ConnectionTest
          media={media}
          onDone={(draft) => {
            setResult(draft)
            keep(draft)
          }}
        />
      </Card>
      {last && (
        <Panel title={t('meeting.test.last.title')}>
          <TestResult test={last} />
        </Panel>
      )}
    </Stack>
  )
}

const hasWarning = (result: ConnectionTestDraft) => connectionChecks.some((check) => result[check] === 'warning')

function summaryOf(result: ConnectionTestDraft) {
  if (hasWarning(result)) return 'meeting.test.summary.warning'
  const isClear = connectionChecks.every((check) => result[check] === 'clear')
  return isClear ? 'meeting.test.summary.clear' : 'meeting.test.summary.unchecked'
}
