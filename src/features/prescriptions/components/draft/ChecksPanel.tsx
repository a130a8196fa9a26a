import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkKey } from '#contract/prescriptions/check-key.ts'
import type { Prescription } from '#contract/prescriptions/schemas.ts'
import { useWatchedRecord } from '#features/records/index.ts'
import { QueryPanel } from '#shared/patterns/dashboard/Panel.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useCheckPrescriptionQuery } from '../../api.ts'
import { InteractionCoverage } from '../InteractionCoverage.tsx'
import { CheckLine } from './CheckLine.tsx'
import { IssueDialog } from './IssueDialog.tsx'

/** What a kept draft is held against, and the way to its signature. */
export function ChecksPanel({ draft, isKept }: { draft: Prescription; isKept: boolean }) {
  const { t } = useTranslation('workspace')
  useWatchedRecord(draft.subject.id)
  const checks = useCheckPrescriptionQuery({ params: { id: draft.id } })
  const [isIssuing, setIssuing] = useState(false)
  return (
    <QueryPanel title={t('prescriptions.checks.title')} query={{ ...checks, data: checks.currentData }} isEmpty={() => false}>
      {(found) => {
        const open = found.checks.filter(({ answer }) => answer !== 'clear')
        return (
          <Stack gap="3">
            <Text quiet size="s">
              {t('prescriptions.checks.about')}
            </Text>
            {open.length === 0 && <Banner tone="success">{t('prescriptions.checks.clear')}</Banner>}
            {open.map((check) => (
              <CheckLine key={checkKey(check)} check={check} lines={draft.lines} />
            ))}
            <InteractionCoverage checks={found.checks} />
            {!isKept && <Text>{t('prescriptions.checks.saveFirst')}</Text>}
            <div>
              <Button variant="filled" disabled={!isKept || found.revision !== draft.revision} onClick={() => setIssuing(true)}>
                {t('prescriptions.issue.open')}
              </Button>
            </div>
            {isIssuing && <IssueDialog draft={draft} found={found} onClose={() => setIssuing(false)} />}
          </Stack>
        )
      }}
    </QueryPanel>
  )
}
