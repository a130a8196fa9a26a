import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Me } from '#contract/account/schemas.ts'
import type { DoctorSummary } from '#contract/booking/schemas.ts'
import { ConflictTasks, useHasConflictTasks } from '#features/prescriptions/alarms/index.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import { paths } from '#shared/paths.ts'
import { Text } from '#shared/ui/text/Text.tsx'
import { thingsToDo } from '../../things-to-do.ts'

/** What waits for the office: prescriptions to decide on, visits to complete, patients who did not come. Each leads to where it is done. */
export function ThingsToDo(props: { me: Me; summary: DoctorSummary }) {
  return props.me.userType === 5 ? <VisitTasks {...props} /> : <DoctorTasks {...props} />
}

function DoctorTasks(props: { me: Me; summary: DoctorSummary }) {
  return (
    <VisitTasks {...props} hasOthers={useHasConflictTasks()}>
      <ConflictTasks />
    </VisitTasks>
  )
}

interface VisitTasksProps {
  me: Me
  summary: DoctorSummary
  /** Other things to do, above those of visits. */
  children?: ReactNode
  hasOthers?: boolean
}

function VisitTasks({ me, summary, children, hasOthers = false }: VisitTasksProps) {
  const { t } = useTranslation('workspace')
  const things = thingsToDo(summary, me.userType === 5 ? 'staff' : 'doctor', useNow())
  return (
    <Panel name="toDo" title={t('appointments.dashboard.toDoTitle')}>
      {children}
      {things.length === 0 ? (
        !hasOthers && <Text quiet>{t('appointments.dashboard.nothingToDo')}</Text>
      ) : (
        <PanelList items={things} rowKey={({ appointment }) => appointment.id}>
          {({ what, appointment }) => (
            <Link to={paths.appointmentDetails.link({ id: appointment.id })}>
              {t(`appointments.toDo.${what}`, { name: appointment.patient.name })}
            </Link>
          )}
        </PanelList>
      )}
    </Panel>
  )
}
