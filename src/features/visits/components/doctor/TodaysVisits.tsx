import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { LaptopDoctorArt } from '#shared/ui/art/scenes.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { isNow } from '../../visit-list.ts'
import styles from './doctor-visits.module.css'
import { VisitCard } from './VisitCard.tsx'

/** Who comes today, in order; what runs now stands out. */
export function TodaysVisits({ visits }: { visits: readonly AppointmentCard[] }) {
  const { t } = useTranslation('workspace')
  const now = useNow()
  return (
    <Card as="section" aria-labelledby="todays-visits">
      <Stack gap="3">
        <Heading level={2} size="l" id="todays-visits">
          {t('visits.dashboard.todayTitle')}
        </Heading>
        {visits.length === 0 ? (
          <Empty art={<LaptopDoctorArt />} title={t('visits.dashboard.freeDay')} compact>
            {t('visits.dashboard.freeDayText')}
          </Empty>
        ) : (
          <ol className={styles.list}>
            {visits.map((visit) => (
              <li key={visit.id} className={isNow(visit, now) ? styles.now : undefined}>
                <VisitCard visit={visit} show="time" />
              </li>
            ))}
          </ol>
        )}
      </Stack>
    </Card>
  )
}
