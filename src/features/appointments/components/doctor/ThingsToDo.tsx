import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Me } from '#contract/account/schemas.ts'
import type { DoctorSummary } from '#contract/booking/schemas.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import { paths } from '#shared/paths.ts'
import { Text } from '#shared/ui/text/Text.tsx'
import { thingsToDo } from '../../things-to-do.ts'

/** What waits for the office: visits to complete, patients who did not come. Each leads to where it is done. */
export function ThingsToDo({ me, summary }: { me: Me; summary: DoctorSummary }) {
  const { t } = useTranslation('workspace')
  const things = thingsToDo(summary, me.userType === 5 ? 'staff' : 'doctor', useNow())
  return (
    <Panel name="toDo" title={t('appointments.dashboard.toDoTitle')}>
      {things.length === 0 ? (
        <Text quiet>{t('appointments.dashboard.nothingToDo')}</Text>
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
