import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import type { ScreenModule } from '#shared/routing/route.ts'
import { useReadAppointmentQuery } from '../../api.ts'
import { askVisit } from '../../ask-visit.ts'
import { OfficeVisit } from '../../components/doctor/OfficeVisit.tsx'

export const asks: ScreenModule['asks'] = ({ search }) => askVisit(search.get('id'))

/** One visit for the doctor's side, by `?id=`. */
export default function AppointmentDetails() {
  const [address] = useSearchParams()
  const id = address.get('id')
  return id ? <Visit key={id} id={id} /> : <Missing />
}

function Visit({ id }: { id: string }) {
  const query = useReadAppointmentQuery({ params: { id } })
  // An id that is none is answered as bad input: for the person it is a visit that does not exist.
  const malformed = query.error !== undefined && 'status' in query.error && query.error.status === 422
  if (malformed) return <Missing />
  return (
    <QueryState query={{ ...query, data: query.currentData }} missing={<Missing />}>
      {(visit) => <OfficeVisit visit={visit} />}
    </QueryState>
  )
}

function Missing() {
  const { t } = useTranslation('workspace')
  return <NotFound level={1}>{t('visits.office.missing')}</NotFound>
}
