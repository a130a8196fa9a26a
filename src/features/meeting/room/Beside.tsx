import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { OfficeFacts, useReadAppointmentQuery } from '#features/appointments/index.ts'
import { OfficeIntake } from '#features/intake/index.ts'
import { RecordBeside } from '#features/records/index.ts'
import { SummaryEditor } from '#features/summaries/index.ts'
import type { Meeting } from '#contract/meeting/schemas.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { selectRole } from '#shared/session/login.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Tabs } from '#shared/ui/navigation/Tabs.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Messages } from './Messages.tsx'
import styles from './room.module.css'

type Tab = 'visit' | 'record' | 'messages' | 'summary'

/** What stands beside the doctor's picture: the visit, the record, what is written, and the summary that the patient will read. */
export function Beside({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation('workspace')
  const isDoctor = useSelector(selectRole) === 'doctor'
  const [tab, setTab] = useState<Tab>('visit')
  const appointment = useReadAppointmentQuery({ params: { id: meeting.id } })
  const tabs = isDoctor ? (['visit', 'record', 'messages', 'summary'] as const) : (['visit'] as const)
  return (
    <Card>
      <Tabs
        label={t('meeting.beside.label')}
        value={tab}
        onChange={setTab}
        tabs={tabs.map((key) => ({ key, label: t(`meeting.beside.${key}`) }))}
      >
        <div className={styles.panel}>
          {tab === 'visit' && (
            <QueryState query={appointment}>
              {(visit) => (
                <Stack>
                  <Heading level={2} size="m">
                    {t('appointments.facts.reason')}
                  </Heading>
                  <p className={styles.text}>
                    <bdi>{visit.reason}</bdi>
                  </p>
                  <OfficeFacts appointment={visit} />
                  <OfficeIntake visitId={visit.id} plain />
                </Stack>
              )}
            </QueryState>
          )}
          {tab === 'record' && (
            <QueryState query={appointment}>
              {({ subject }) => <RecordBeside subjectId={subject.id} appointmentId={meeting.id} />}
            </QueryState>
          )}
          {tab === 'messages' && <Messages meeting={meeting.id} part="doctor" />}
          {tab === 'summary' && <SummaryEditor appointment={meeting.id} />}
        </div>
      </Tabs>
    </Card>
  )
}
