import { useTranslation } from 'react-i18next'
import type { HealthRecord } from '#contract/records/schemas.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import type { Query } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { NoteEditor } from '../note/NoteEditor.tsx'
import { RecordView } from './RecordView.tsx'

interface PracticeRecordProps {
  id: string
  record: Query<HealthRecord>
  title: string
}

/** One record as the practice reads it; the doctor writes notes on it. */
export function PracticeRecord({ id, record: { data }, title }: PracticeRecordProps) {
  const { t, i18n } = useTranslation('workspace')
  const subject = data?.subject
  const about = subject && [
    subject.species && t(`species.${subject.species}`, { ns: 'site' }),
    subject.breed,
    subject.birthDate && t('people.pets.born', { date: formatCalendarDate(subject.birthDate, i18n.language) }),
  ]
  return (
    <Stack gap="6">
      <PageHeader
        title={subject?.name ?? title}
        about={about?.filter(Boolean).join(' · ')}
        crumbs={[{ label: title, to: paths.patientHistory.link() }, { label: subject?.name ?? '' }]}
      />
      <RecordView id={id} />
      {data?.writes.includes('note') && (
        <Panel title={t('records.note.write')}>
          <NoteEditor subjectId={id} />
        </Panel>
      )}
    </Stack>
  )
}
