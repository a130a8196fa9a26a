import { useTranslation } from 'react-i18next'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Duration } from '#shared/ui/time/Duration.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { minutesOf } from '../visit-length.ts'
import { DoctorChip } from './DoctorChip.tsx'
import { ModeLabel } from './ModeLabel.tsx'
import { SubjectChip } from './SubjectChip.tsx'

/** What there is to know of one's own visit: when, with whom, for whom, how and where. */
export function VisitFacts({ visit, withReason }: { visit: AppointmentDetails; withReason?: boolean }) {
  const { t } = useTranslation('workspace')
  return (
    <Facts
      facts={[
        { name: t('visits.facts.when'), value: <When instant={visit.start} otherZone={visit.doctor.timeZone} /> },
        { name: t('visits.facts.length'), value: <Duration minutes={minutesOf(visit)} /> },
        { name: t('visits.facts.doctor'), value: <DoctorChip doctor={visit.doctor} linked /> },
        { name: t('visits.facts.subject'), value: <SubjectChip subject={visit.subject} /> },
        { name: t('visits.facts.mode'), value: <ModeLabel mode={visit.mode} /> },
        { name: t('visits.facts.place'), value: visit.place },
        { name: t('visits.facts.reason'), value: withReason ? visit.reason : null },
        { name: t('visits.facts.number'), value: visit.number },
      ]}
    />
  )
}
