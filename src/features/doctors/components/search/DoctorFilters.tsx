import { useTranslation } from 'react-i18next'
import { kindOfSpeciality } from '#contract/doctors/specialities.ts'
import { complaintIds, petSpecies } from '#contract/doctors/treated.ts'
import { doctorKinds, appointmentModes } from '#contract/doctors/values.ts'
import { oneOf } from '#shared/lib/one-of.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { SearchField } from '#shared/patterns/list/SearchField.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { distanceOptions } from '#shared/lib/distance-options.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { distanceChoices, specialitiesFor, specialityOf, type DoctorFilter } from '../../model/doctor-search.ts'
import { PlaceField } from './PlaceField.tsx'
import { useFilterChoices } from './use-filter-choices.ts'
import type { DoctorSearching } from './use-doctor-search.ts'

/** Everything the doctors list can be narrowed by; each change is in the address at once. */
export function DoctorFilters({ controller, standpoint, places }: Omit<DoctorSearching, 'query' | 'asked'>) {
  const { t, i18n } = useTranslation('site')
  const units = useUnits()
  const choices = useFilterChoices()
  const { filters, setFilter, setFilters } = controller
  const kind = oneOf(doctorKinds, filters.kind)
  const chosen = specialityOf(filters.speciality, undefined)

  const choice = (name: DoctorFilter, label: string, all: string, options: readonly { value: string; label: string }[]) => (
    <Field label={label}>
      <Select
        value={filters[name]}
        options={[{ value: '', label: all }, ...options]}
        onChange={(event) => setFilter(name, event.target.value)}
      />
    </Field>
  )

  return (
    <Stack gap="4">
      <RadioGroup
        label={t('doctors.filter.for')}
        variant="segments"
        value={kind ?? ''}
        onChange={(next) =>
          setFilters({
            kind: next,
            species: next === 'physician' ? '' : filters.species,
            speciality: chosen && next && kindOfSpeciality(chosen) !== next ? '' : filters.speciality,
          })
        }
        options={[
          { value: '', label: t('doctors.filter.forAnyone') },
          { value: 'physician', label: t('doctors.filter.forMe') },
          { value: 'veterinarian', label: t('doctors.filter.forPet') },
        ]}
      />
      <SearchField label={t('doctors.filter.search')} value={controller.search} onSearch={controller.setSearch} />
      {choice(
        'speciality',
        t('doctors.filter.speciality'),
        t('doctors.filter.anySpeciality'),
        specialitiesFor(filters.kind).map((value) => ({ value, label: t(`doctors.speciality.${value}`) })),
      )}
      {choice(
        'complaint',
        t('doctors.filter.treats'),
        t('doctors.filter.anyComplaint'),
        complaintIds.map((value) => ({ value, label: t(`doctors.complaint.${value}`) })),
      )}
      {kind !== 'physician' &&
        choice(
          'species',
          t('doctors.filter.species'),
          t('doctors.filter.anySpecies'),
          petSpecies.map((value) => ({ value, label: t(`species.${value}`) })),
        )}
      {choice(
        'mode',
        t('doctors.filter.mode'),
        t('doctors.filter.anyMode'),
        appointmentModes.map((value) => ({ value, label: t(`doctors.mode.${value}`) })),
      )}
      {choice('free', t('doctors.filter.free'), t('doctors.filter.anyDay'), choices.days)}
      <PlaceField
        value={filters.place}
        places={places}
        onPlace={(place) => setFilters({ place, near: '' })}
        isNear={filters.near === 'me'}
        onNear={(wanted) => setFilters({ near: wanted ? 'me' : '', place: '' })}
      />
      {'position' in standpoint &&
        choice(
          'within',
          t('doctors.filter.within'),
          t('doctors.filter.anyDistance'),
          distanceOptions(distanceChoices, filters.within, i18n.language, units),
        )}
      {choice('fee', t('doctors.filter.fee'), t('doctors.filter.anyFee'), choices.fees)}
      {choice('rating', t('doctors.filter.rating'), t('doctors.filter.anyRating'), choices.ratings)}
      {choice('language', t('doctors.filter.language'), t('doctors.filter.anyLanguage'), choices.languages)}
      {controller.narrowed && (
        <Button variant="quiet" onClick={controller.clear}>
          {t('patterns.clearFilters')}
        </Button>
      )}
    </Stack>
  )
}
