import { useTranslation } from 'react-i18next'
import type { Place } from '#contract/doctors/schemas.ts'
import { petSpecies } from '#contract/kernel/animals.ts'
import { PlaceField } from '#features/doctors/index.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { distanceOptions } from '#shared/lib/distance-options.ts'
import type { ListController } from '#shared/patterns/list/useListController.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'
import { distanceChoices, type NearbyFilter } from '../model/nearby-search.ts'

interface NearbyFiltersProps {
  controller: ListController<NearbyFilter>
  places: readonly Place[]
}

/** By where, species and distance. */
export function NearbyFilters({ controller, places }: NearbyFiltersProps) {
  const { t, i18n } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const units = useUnits()
  const { filters, setFilter, setFilters } = controller
  return (
    <Grid gap="4" least={11} fit role="search" aria-label={t('nearby.list.filters')}>
      <PlaceField
        value={filters.place}
        places={places}
        onPlace={(place) => setFilters({ place, near: '' })}
        isNear={filters.near === 'me'}
        onNear={(wanted) => setFilters({ near: wanted ? 'me' : '', place: '' })}
      />
      <Field label={t('nearby.list.species')}>
        <Select
          value={filters.species}
          onChange={({ target }) => setFilter('species', target.value)}
          options={[
            { value: '', label: t('nearby.list.anySpecies') },
            ...petSpecies.map((value) => ({ value, label: site(`species.${value}`) })),
          ]}
        />
      </Field>
      <Field label={site('doctors.filter.within')}>
        <Select
          value={filters.within}
          onChange={({ target }) => setFilter('within', target.value)}
          options={[
            { value: '', label: site('doctors.filter.anyDistance') },
            ...distanceOptions(distanceChoices, filters.within, i18n.language, units),
          ]}
        />
      </Field>
      {controller.narrowed && (
        <Button variant="quiet" onClick={controller.clear}>
          {site('patterns.clearFilters')}
        </Button>
      )}
    </Grid>
  )
}
