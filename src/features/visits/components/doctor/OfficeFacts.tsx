import { useTranslation } from 'react-i18next'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { PersonChip } from '#shared/ui/people/PersonChip.tsx'
import { Duration } from '#shared/ui/time/Duration.tsx'
import { minutesOf } from '../../visit-length.ts'
import { ModeLabel } from '../ModeLabel.tsx'
import { SubjectChip } from '../SubjectChip.tsx'

/** What the office needs to know of a visit. */
export function OfficeFacts({ visit }: { visit: AppointmentDetails }) {
  const { t } = useTranslation('workspace')
  return (
    <Facts
      facts={[
        {
          name: t('visits.facts.subject'),
          value: visit.subject.kind === 'pet' ? <SubjectChip subject={visit.subject} /> : t('visits.list.self'),
        },
        { name: t('visits.list.patient'), value: <PersonChip name={visit.patient.name} src={visit.patient.avatar} /> },
        { name: t('visits.facts.mode'), value: <ModeLabel mode={visit.mode} /> },
        { name: t('visits.facts.length'), value: <Duration minutes={minutesOf(visit)} /> },
        { name: t('visits.facts.place'), value: visit.place },
        { name: t('visits.list.fee'), value: <Money value={visit.fee} /> },
        {
          name: t('visits.office.refunded'),
          value: visit.refunded && visit.refunded.amount > 0 ? <Money value={visit.refunded} /> : null,
        },
        { name: t('visits.office.absent'), value: visit.absent && t(`visits.timeline.who.${visit.absent}`) },
      ]}
    />
  )
}
