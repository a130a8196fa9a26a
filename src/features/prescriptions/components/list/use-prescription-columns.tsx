import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PrescriptionCard } from '#contract/prescriptions/schemas.ts'
import { wholeMeasures } from '#shared/lib/whole-measures.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { PrescriptionBadge } from '../PrescriptionBadge.tsx'

interface Shown {
  /** Where one is opened. */
  linkTo: (card: PrescriptionCard) => string
  /** Who wrote it, for patients; when it was changed, for who wrote it. */
  of: 'patient' | 'doctor'
}

/** What of prescriptions stands in a list. */
export function usePrescriptionColumns({ linkTo, of }: Shown): readonly Column<PrescriptionCard>[] {
  const { t } = useTranslation('workspace')
  return [
    {
      key: 'medicines',
      header: t('prescriptions.columns.medicines'),
      cell: (card) => (
        <Link to={linkTo(card)}>
          <bdi>{wholeMeasures(card.medicines.join(', ')) || t('prescriptions.list.noMedicine')}</bdi>
        </Link>
      ),
    },
    { key: 'subject', header: t('prescriptions.columns.subject'), cell: ({ subject }) => <bdi>{subject.name}</bdi> },
    { key: 'state', header: t('prescriptions.columns.state'), cell: (card) => <PrescriptionBadge {...card} /> },
    ...(of === 'patient'
      ? [
          {
            key: 'doctor',
            header: t('prescriptions.columns.doctor'),
            cell: ({ doctor }: PrescriptionCard) => <bdi>{doctor}</bdi>,
          },
          {
            key: 'issued',
            header: t('prescriptions.columns.issued'),
            cell: ({ issuedAt }: PrescriptionCard) => issuedAt && <When instant={issuedAt} show="date" />,
          },
        ]
      : [
          {
            key: 'changed',
            header: t('prescriptions.columns.changed'),
            cell: ({ changedAt }: PrescriptionCard) => <When instant={changedAt} show="date" />,
          },
        ]),
    {
      key: 'valid',
      header: t('prescriptions.columns.validUntil'),
      cell: ({ validUntil, state }) =>
        (state === 'issued' || state === 'expired') && validUntil && <CalendarDay date={validUntil} />,
    },
  ]
}
