import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { minorDigits } from '#shared/lib/format-money.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { Money } from '#shared/ui/money/Money.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { AppointmentBadge } from '../AppointmentBadge.tsx'
import { ModeLabel } from '../ModeLabel.tsx'
import { SubjectChip } from '../SubjectChip.tsx'

export interface AppointmentColumnsOptions {
  /** Where a visit's details are. */
  linkTo: (id: string) => string
  /** Who is at the other side: the patient's doctor, the doctor's patient. */
  party: Column<AppointmentCard>
  /** Instead of the name where the visit is for the patient themselves, who has a column already. */
  self?: string
}

/** Columns of a list of visits. */
export function useAppointmentColumns({ linkTo, party, self }: AppointmentColumnsOptions): readonly Column<AppointmentCard>[] {
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  const isSelf = ({ subject }: AppointmentCard) => self !== undefined && subject.kind === 'person'
  return [
    {
      key: 'start',
      header: t('appointments.facts.when'),
      cell: (appointment) => (
        <Link to={linkTo(appointment.id)}>
          <When instant={appointment.start} otherZone={appointment.doctor.timeZone} />
        </Link>
      ),
      csv: [
        { header: t('appointments.facts.number'), value: ({ number }) => number },
        { header: t('appointments.facts.when'), value: ({ start }) => formatInstant(start, i18n.language, zone, 'both', true) },
      ],
    },
    party,
    {
      key: 'subject',
      header: t('appointments.facts.subject'),
      cell: (appointment) =>
        isSelf(appointment) ? (
          self
        ) : (
          <>
            <SubjectChip subject={appointment.subject} />
            {appointment.care !== null && (
              <Text as="div" quiet size="s">
                {t('carers.inCare.of', { owner: appointment.patient.name })}
              </Text>
            )}
          </>
        ),
      csv: (appointment) => appointment.subject.name,
    },
    {
      key: 'mode',
      header: t('appointments.facts.mode'),
      cell: (appointment) => <ModeLabel mode={appointment.mode} />,
      csv: (appointment) => t(`doctors.modeShort.${appointment.mode}`, { ns: 'site' }),
    },
    {
      key: 'fee',
      header: t('appointments.list.fee'),
      align: 'end',
      cell: (appointment) => <Money value={appointment.fee} />,
      csv: [
        {
          header: t('appointments.list.fee'),
          value: ({ fee }) => (fee.amount / 10 ** minorDigits(fee.currency)).toFixed(minorDigits(fee.currency)),
        },
        { header: t('appointments.list.currency'), value: ({ fee }) => fee.currency },
      ],
    },
    {
      key: 'state',
      header: t('appointments.list.state'),
      cell: (appointment) => <AppointmentBadge state={appointment.state} />,
      csv: (appointment) => t(`appointments.states.${appointment.state}`),
    },
    { key: 'number', header: t('appointments.facts.number'), cell: (appointment) => appointment.number, hiddenAtFirst: true },
  ]
}
