import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import type { ListQuery } from '#shared/patterns/list/list-of.ts'
import { paths } from '#shared/paths.ts'
import { PersonChip } from '#shared/ui/people/PersonChip.tsx'
import { useLazyDoctorAppointmentsPageQuery } from '../../api.ts'
import { AppointmentList } from '../list/AppointmentList.tsx'
import type { AppointmentView } from '../list/use-appointment-view.ts'
import { AppointmentTile } from './AppointmentTile.tsx'

interface OfficeListProps {
  /** Names the list, for what is kept of it. */
  name: string
  title: string
  about: string
  actions?: ReactNode
  above?: ReactNode
  view: AppointmentView
  visits: ListQuery<AppointmentCard>
  emptyHint?: ReactNode
  emptyAction?: ReactNode
}

const cardOf = (appointment: AppointmentCard) => <AppointmentTile appointment={appointment} />
const patientOf = ({ patient }: AppointmentCard) => <PersonChip name={patient.name} src={patient.avatar} />
const linkTo = (id: string) => paths.appointmentDetails.link({ id })

/** Visits of the practice, each leading to its details. */
export function OfficeList(props: OfficeListProps) {
  const { t } = useTranslation('workspace')
  const [askPage] = useLazyDoctorAppointmentsPageQuery()
  return (
    <AppointmentList
      emptyHint={null}
      {...props}
      searchLabel={t('appointments.office.search')}
      askPage={askPage}
      columns={{
        linkTo,
        self: t('appointments.list.self'),
        party: {
          key: 'patient',
          header: t('appointments.list.patient'),
          cell: patientOf,
          csv: ({ patient }) => patient.name,
        },
      }}
      card={cardOf}
    />
  )
}
