import { useTranslation } from 'react-i18next'
import type { DoctorCard } from '#contract/doctors/schemas.ts'
import { State } from '#shared/patterns/states/State.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import type { SearchPosition } from '../search/use-search-position.ts'
import { DoctorMap } from './DoctorMap.tsx'

/** The map of what was found, or what it needs to be drawn. */
export function ResultMap({ doctors, standpoint }: { doctors: readonly DoctorCard[]; standpoint: SearchPosition }) {
  const { t } = useTranslation('site')
  return (
    <Card>
      {'position' in standpoint ? (
        <DoctorMap
          doctors={doctors}
          centre={standpoint.position}
          centreName={standpoint.kind === 'town' ? standpoint.name : t('doctors.map.here')}
        />
      ) : (
        <State compact title={t('doctors.map.needsPlace')}>
          {t('doctors.map.needsPlaceHint')}
        </State>
      )}
    </Card>
  )
}
