import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { LaptopDoctorArt } from '#shared/ui/art/scenes.tsx'
import { isNow } from '../../appointment-list.ts'
import { AppointmentTile } from './AppointmentTile.tsx'

/** Who comes today, in order; what runs now stands out. */
export function TodaysAppointments({ visits }: { visits: readonly AppointmentCard[] }) {
  const { t } = useTranslation('workspace')
  const now = useNow()
  return (
    <Panel name="today" title={t('appointments.dashboard.todayTitle')}>
      {visits.length === 0 ? (
        <Empty art={<LaptopDoctorArt />} title={t('appointments.dashboard.freeDay')} level={3}>
          {t('appointments.dashboard.freeDayText')}
        </Empty>
      ) : (
        <PanelList ordered items={visits} rowKey={({ id }) => id} marked={(appointment) => isNow(appointment, now)}>
          {(appointment) => <AppointmentTile appointment={appointment} show="time" />}
        </PanelList>
      )}
    </Panel>
  )
}
