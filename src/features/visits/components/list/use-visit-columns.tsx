import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { minorDigits } from '#shared/lib/format-money.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { Money } from '#shared/ui/money/Money.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { AppointmentBadge } from '../AppointmentBadge.tsx'
import { ModeLabel } from '../ModeLabel.tsx'
import { SubjectChip } from '../SubjectChip.tsx'

export interface VisitColumnsOptions {
  /** Where a visit's details are. */
  linkTo: (id: string) => string
  /** Who is at the other side: the patient's doctor, the doctor's patient. */
  party: Column<AppointmentCard>
  /** Instead of the name where the visit is for the patient themselves, who has a column already. */
  self?: string
}

/** Columns of a list of visits. */
export function useVisitColumns({ linkTo, party, self }: VisitColumnsOptions): readonly Column<AppointmentCard>[] {
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  const isSelf = ({ subject }: AppointmentCard) => self !== undefined && subject.kind === 'person'
  return [
    {
      key: 'start',
      header: t('visits.facts.when'),
      cell: (visit) => (
        <Link to={linkTo(visit.id)}>
          <When instant={visit.start} otherZone={visit.doctor.timeZone} />
        </Link>
      ),
      csv: [
        { header: t('visits.facts.number'), value: ({ number }) => number },
        { header: t('visits.facts.when'), value: ({ start }) => formatInstant(start, i18n.language, zone, 'both', true) },
      ],
    },
    party,
    {
      key: 'subject',
      header: t('visits.facts.subject'),
      cell: (visit) => (isSelf(visit) ? self : <SubjectChip subject={visit.subject} />),
      csv: (visit) => visit.subject.name,
    },
    {
      key: 'mode',
      header: t('visits.facts.mode'),
      cell: (visit) => <ModeLabel mode={visit.mode} />,
      csv: (visit) => t(`doctors.modeShort.${visit.mode}`, { ns: 'site' }),
    },
    {
      key: 'fee',
      header: t('visits.list.fee'),
      align: 'end',
      cell: (visit) => <Money value={visit.fee} />,
      csv: [
        {
          header: t('visits.list.fee'),
          value: ({ fee }) => (fee.amount / 10 ** minorDigits(fee.currency)).toFixed(minorDigits(fee.currency)),
        },
        { header: t('visits.list.currency'), value: ({ fee }) => fee.currency },
      ],
    },
    {
      key: 'state',
      header: t('visits.list.state'),
      cell: (visit) => <AppointmentBadge state={visit.state} />,
      csv: (visit) => t(`visits.states.${visit.state}`),
    },
    { key: 'number', header: t('visits.facts.number'), cell: (visit) => visit.number, hiddenAtFirst: true },
  ]
}
