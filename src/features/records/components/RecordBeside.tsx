import { useTranslation } from 'react-i18next'
import { DistanceLine } from '#features/trackers/distances/index.ts'
import { paths } from '#shared/paths.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useReadNoteDraftQuery, useReadRecordQuery } from '../api.ts'
import { NoteEditor } from './note/NoteEditor.tsx'
import { OpenWithReason } from './page/OpenWithReason.tsx'
import { RecordSummary } from './page/RecordSummary.tsx'
import { useWatchedRecord } from './use-watched-record.ts'

interface RecordBesideProps {
  subjectId: string
  appointmentId: string
  /** Not yet to be written: before the visit. */
  readOnly?: boolean
}

/** The record while a visit goes on: allergies first, what else holds, a note to be written, and the way to all of it. */
export function RecordBeside({ subjectId, appointmentId, readOnly }: RecordBesideProps) {
  const { t } = useTranslation('workspace')
  useWatchedRecord(subjectId)
  const record = useReadRecordQuery({ params: { id: subjectId } })
  // Asked beside the record, not after it: who may write at this visit has a draft here.
  useReadNoteDraftQuery({ params: { id: subjectId } }, { skip: readOnly === true })
  return (
    <QueryState query={{ ...record, data: record.currentData }} forbidden={<OpenWithReason id={subjectId} />}>
      {(shown) => (
        <Stack>
          {shown.allergies.length > 0 && (
            <Banner tone="warning" title={t('records.lists.allergies')}>
              <bdi>{shown.allergies.map(({ facts }) => (facts.kind === 'allergy' ? facts.substance : '')).join(' · ')}</bdi>
            </Banner>
          )}
          <RecordSummary record={shown} appointmentId={appointmentId} least={14} />
          {shown.subject.species !== null && <DistanceLine subjectId={subjectId} />}
          <div>
            <LinkButton to={paths.patientHistory.link({ id: subjectId })}>{t('records.openAll')}</LinkButton>
          </div>
          {shown.writes.includes('note') && !readOnly && (
            <>
              <Heading level={3} size="m">
                {t('records.kinds.note')}
              </Heading>
              <NoteEditor subjectId={subjectId} appointmentId={appointmentId} />
            </>
          )}
          {shown.standing === 'staff' && <Text quiet>{t('records.staffReads')}</Text>}
        </Stack>
      )}
    </QueryState>
  )
}
