import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordEntry } from '#contract/records/schemas.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { useConfirmEntryMutation, useReadEntryQuery } from '../../api.ts'
import { CorrectEntry } from './CorrectEntry.tsx'
import { DocumentView } from './DocumentView.tsx'
import { Editions } from './Editions.tsx'
import { FactList } from './FactList.tsx'
import { WithdrawEntry } from './WithdrawEntry.tsx'

/** One entry: what it says, what it said before, and what the reader may do with it. */
export function EntryDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const entry = useReadEntryQuery({ params: { id } })
  const [step, setStep] = useState<'correct' | 'withdraw'>()
  const back = () => setStep(undefined)
  if (entry.data && step === 'correct') return <CorrectEntry entry={entry.data} onClose={back} />
  if (entry.data && step === 'withdraw') return <WithdrawEntry entry={entry.data} onClose={back} />
  return (
    <Dialog open onClose={onClose} width={38} title={entry.data ? t(`records.kinds.${entry.data.kind}`) : t('records.entry')}>
      <QueryState query={entry}>
        {(shown) => (
          <Stack>
            <EntryMarks entry={shown} />
            <FactList facts={shown.facts} />
            {shown.document && <DocumentView entry={shown} document={shown.document} />}
            <EntrySteps entry={shown} onStep={setStep} />
            <Editions entry={shown} />
          </Stack>
        )}
      </QueryState>
    </Dialog>
  )
}

function EntryMarks({ entry }: { entry: RecordEntry }) {
  const { t } = useTranslation('workspace')
  return (
    <Cluster gap="2">
      {entry.withdrawnAt !== null && <Badge tone="error">{t('records.marks.withdrawn')}</Badge>}
      {entry.toldByOwner && entry.confirmedBy === null && <Badge>{t('records.marks.told')}</Badge>}
      {entry.confirmedBy !== null && <Badge tone="success">{t('records.marks.confirmedBy', { name: entry.confirmedBy })}</Badge>}
    </Cluster>
  )
}

interface EntryStepsProps {
  entry: RecordEntry
  onStep: (step: 'correct' | 'withdraw') => void
}

function EntrySteps({ entry: { id, edition, may }, onStep }: EntryStepsProps) {
  const { t } = useTranslation('workspace')
  const [confirm, confirming] = useConfirmEntryMutation()
  if (!may.change) return null
  return (
    <Stack gap="3">
      {confirming.isError && (
        <Banner tone="error" live>
          {t('records.notConfirmed')}
        </Banner>
      )}
      <Cluster>
        {may.confirm && (
          <Button
            variant="filled"
            loading={confirming.isLoading}
            onClick={() => void confirm({ params: { id }, body: { edition } })}
          >
            {t('records.confirm')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => onStep('correct')}>
          {t('records.correct')}
        </Button>
        <Button variant="quiet" onClick={() => onStep('withdraw')}>
          {t('records.withdraw')}
        </Button>
      </Cluster>
    </Stack>
  )
}
