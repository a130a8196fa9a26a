import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import type { Column } from '#shared/patterns/list/ListTable.tsx'
import { paths } from '#shared/paths.ts'
import { Money } from '#shared/ui/money/Money.tsx'
import { PersonChip } from '#shared/ui/people/PersonChip.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { AppointmentBadge } from '../AppointmentBadge.tsx'
import { ModeLabel } from '../ModeLabel.tsx'
import { SubjectChip } from '../SubjectChip.tsx'
import styles from './doctor-visits.module.css'

/** Columns of the doctor's visits. */
export function useVisitColumns(): readonly Column<AppointmentCard>[] {
  const { t } = useTranslation('workspace')
  return [
    {
      key: 'start',
      header: t('visits.office.when'),
      cell: (visit) => (
        <Link to={paths.appointmentDetails.link({ id: visit.id })}>
          <When instant={visit.start} otherZone={visit.doctor.timeZone} />
        </Link>
      ),
    },
    {
      key: 'patient',
      header: t('visits.office.patient'),
      cell: (visit) => <PersonChip name={visit.patient.name} src={visit.patient.avatar} />,
    },
    {
      key: 'subject',
      header: t('visits.office.subject'),
      cell: (visit) =>
        visit.subject.kind === 'pet' ? (
          <SubjectChip subject={visit.subject} />
        ) : (
          <span className={styles.line}>{t('visits.office.self')}</span>
        ),
    },
    { key: 'mode', header: t('visits.office.mode'), cell: (visit) => <ModeLabel mode={visit.mode} /> },
    { key: 'fee', header: t('visits.office.fee'), align: 'end', cell: (visit) => <Money value={visit.fee} /> },
    { key: 'state', header: t('visits.office.state'), cell: (visit) => <AppointmentBadge state={visit.state} /> },
  ]
}
