import { useTranslation } from 'react-i18next'
import type { DoctorKind } from '#contract/doctors/values.ts'
import type { PetSpecies } from '#contract/doctors/treated.ts'
import { rowsOf } from '#shared/patterns/list/list-of.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useSearchDoctorsInfiniteQuery } from '../../api.ts'
import { DoctorCard } from './DoctorCard.tsx'
import { DoctorCardSkeletons } from './DoctorCardSkeletons.tsx'

interface NextFreeDoctorProps {
  query: { readonly kind: DoctorKind; readonly species?: PetSpecies }
}

/** Who of a kind is free first. */
export function NextFreeDoctor({ query }: NextFreeDoctorProps) {
  const { t } = useTranslation('site')
  const found = useSearchDoctorsInfiniteQuery({ query: { ...query, sort: 'nextFree', limit: 1 } })
  const doctors = rowsOf(found.data)?.filter(({ nextFree }) => nextFree.length > 0)
  return (
    <QueryState
      query={{ ...found, data: doctors }}
      skeleton={<DoctorCardSkeletons count={1} />}
      empty={<Text quiet>{t('doctors.nextFree.none')}</Text>}
    >
      {([doctor]) => doctor && <DoctorCard doctor={doctor} />}
    </QueryState>
  )
}
