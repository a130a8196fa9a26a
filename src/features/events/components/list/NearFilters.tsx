import { useTranslation } from 'react-i18next'
import { eventKinds, eventSorts } from '#contract/events/values.ts'
import { PlaceField } from '#features/doctors/index.ts'
import { Narrowing } from '#shared/patterns/list/Narrowing.tsx'
import { SearchField } from '#shared/patterns/list/SearchField.tsx'
import { useUnits } from '#shared/api/use-units.ts'
import { distanceOptions } from '#shared/lib/distance-options.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { Select, type SelectOption } from '#shared/ui/field/Select.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'
import { distanceChoices, eventSortOf, usualDistance } from '../../model/event-search.ts'
import type { EventsNear } from './use-events-near.ts'

/** What events near by can be narrowed by; each change is in the address at once. */
export function NearFilters({ controller, standpoint, places }: Omit<EventsNear, 'query' | 'asked'>) {
  const { t, i18n } = useTranslation('workspace')
  const units = useUnits()
  const { t: site } = useTranslation('site')
  const { filters, setFilter, setFilters } = controller
  const hasPosition = 'position' in standpoint
  const choice = (label: string, value: string, options: readonly SelectOption[], choose: (value: string) => void) => (
    <Field label={label}>
      <Select value={value} options={options} onChange={({ target }) => choose(target.value)} />
    </Field>
  )
  return (
    <Grid gap="4" least={11} fit role="search" aria-label={t('events.list.filters')}>
      <SearchField label={t('events.list.search')} value={controller.search} onSearch={controller.setSearch} />
      <PlaceField
        value={filters.place}
        places={places}
        onPlace={(place) => setFilters({ place, near: '' })}
        isNear={filters.near === 'me'}
        onNear={(wanted) => setFilters({ near: wanted ? 'me' : '', place: '' })}
      />
      <Narrowing chosen={[filters.kind, filters.within].filter(Boolean).length}>
        {choice(
          t('events.list.kind'),
          filters.kind,
          [
            { value: '', label: t('events.list.anyKind') },
            ...eventKinds.map((value) => ({ value, label: site(`events.kinds.${value}`) })),
          ],
          (kind) => setFilter('kind', kind),
        )}
        {hasPosition &&
          choice(
            site('doctors.filter.within'),
            filters.within || usualDistance,
            [
              ...distanceOptions(distanceChoices, filters.within || usualDistance, i18n.language, units),
              { value: 'any', label: site('doctors.filter.anyDistance') },
            ],
            (within) => setFilter('within', within === usualDistance ? '' : within),
          )}
        {hasPosition &&
          choice(
            site('patterns.sort'),
            eventSortOf(controller.sort, hasPosition),
            eventSorts.map((value) => ({ value, label: t(`events.list.sorts.${value}`) })),
            controller.setSort,
          )}
      </Narrowing>
      {controller.narrowed && (
        <Button variant="quiet" onClick={controller.clear}>
          {site('patterns.clearFilters')}
        </Button>
      )}
    </Grid>
  )
}
