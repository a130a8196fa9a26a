import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import type { ScreenModule } from '#shared/routing/route.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { useReadAppointmentQuery } from '../../api.ts'
import { askVisit } from '../../ask-visit.ts'
import { OwnVisit } from '../../components/patient/OwnVisit.tsx'

export const asks: ScreenModule['asks'] = ({ search }) => askVisit(search.get('id'))

/** One visit (`?id=`), seen by its patient. What the doctor does shows at once. */
export default function UserAppointmentDetails() {
  const { t } = useTranslation('workspace')
  const [address] = useSearchParams()
  const id = address.get('id') ?? ''
  const query = useReadAppointmentQuery({ params: { id } }, { skip: id === '' })
  const missing = (
    <NotFound level={1} action={<LinkButton to={paths.userAppointmentList.link()}>{t('visits.own.toList')}</LinkButton>}>
      {t('visits.own.missing')}
    </NotFound>
  )
  if (id === '') return missing
  return (
    <QueryState query={query} missing={missing}>
      {(visit) => <OwnVisit key={visit.id} visit={visit} />}
    </QueryState>
  )
}
