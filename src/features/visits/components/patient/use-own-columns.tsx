import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import type { Column } from '#shared/patterns/list/ListTable.tsx'
import { paths } from '#shared/paths.ts'
import { Money } from '#shared/ui/money/Money.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { AppointmentBadge } from '../AppointmentBadge.tsx'
import { DoctorChip } from '../DoctorChip.tsx'
import { ModeLabel } from '../ModeLabel.tsx'
import { SubjectChip } from '../SubjectChip.tsx'

/** Columns of the patient's visits. */
export function useOwnColumns(): readonly Column<AppointmentCard>[] {
  const { t } = useTranslation('workspace')
  return [
    {
      key: 'start',
      header: t('visits.facts.when'),
      cell: (visit) => (
        <Link to={paths.userAppointmentDetails.link({ id: visit.id })}>
          <When instant={visit.start} otherZone={visit.doctor.timeZone} />
        </Link>
      ),
    },
    { key: 'doctor', header: t('visits.facts.doctor'), cell: (visit) => <DoctorChip doctor={visit.doctor} /> },
    { key: 'subject', header: t('visits.facts.subject'), cell: (visit) => <SubjectChip subject={visit.subject} /> },
    { key: 'mode', header: t('visits.facts.mode'), cell: (visit) => <ModeLabel mode={visit.mode} /> },
    { key: 'fee', header: t('visits.own.fee'), align: 'end', cell: (visit) => <Money value={visit.fee} /> },
    { key: 'state', header: t('visits.own.state'), cell: (visit) => <AppointmentBadge state={visit.state} /> },
  ]
}
