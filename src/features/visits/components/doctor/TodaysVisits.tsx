import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { LaptopDoctorArt } from '#shared/ui/art/scenes.tsx'
import { isNow } from '../../visit-list.ts'
import { VisitCard } from './VisitCard.tsx'

/** Who comes today, in order; what runs now stands out. */
export function TodaysVisits({ visits }: { visits: readonly AppointmentCard[] }) {
  const { t } = useTranslation('workspace')
  const now = useNow()
  return (
    <Panel title={t('visits.dashboard.todayTitle')}>
      {visits.length === 0 ? (
        <Empty art={<LaptopDoctorArt />} title={t('visits.dashboard.freeDay')} level={3}>
          {t('visits.dashboard.freeDayText')}
        </Empty>
      ) : (
        <PanelList ordered items={visits} rowKey={({ id }) => id} marked={(visit) => isNow(visit, now)}>
          {(visit) => <VisitCard visit={visit} show="time" />}
        </PanelList>
      )}
    </Panel>
  )
}
