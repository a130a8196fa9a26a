import { useTranslation } from 'react-i18next'
import { doctorSorts } from '#contract/doctors/values.ts'
import { usualField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { Narrowing } from '#shared/patterns/list/Narrowing.tsx'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { zoneCity } from '#shared/lib/format-time.ts'
import { Text } from '#shared/ui/text/Text.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { DoctorFilters } from '../../components/search/DoctorFilters.tsx'
import { DoctorResults } from '../../components/search/DoctorResults.tsx'
import { ResultBar } from '../../components/search/ResultBar.tsx'
import { SearchPositionNote } from '../../components/search/SearchPositionNote.tsx'
import { useDoctorSearch } from '../../components/search/use-doctor-search.ts'
import { sortOf } from '../../model/doctor-search.ts'
import styles from './DoctorsList.module.css'

const fields = { view: usualField(['list', 'map'], 'list') }

/** Finding a doctor: filters at the side, a row for each with the next days' times, a map on wish; all of it in the address. */
export default function DoctorsList() {
  const { t } = useTranslation('site')
  const zone = useZone()
  const searching = useDoctorSearch()
  const { controller, standpoint, places } = searching
  const { values, change } = useAddress(fields)
  const isMap = values.view === 'map'
  const sorts = doctorSorts.filter((sort) => sort !== 'distance' || 'position' in standpoint)

  return (
    <Stack gap="5">
      <PageHeader title={t('doctors.list.title')} about={t('doctors.list.about')} />
      <div className={styles.columns}>
        <aside className={styles.filters} aria-label={t('doctors.filter.title')}>
          <Narrowing from="desk" chosen={[controller.search, ...Object.values(controller.filters)].filter(Boolean).length}>
            <DoctorFilters controller={controller} standpoint={standpoint} places={places} />
          </Narrowing>
        </aside>
        <Stack gap="4">
          <div className={styles.bar}>
            <Text size="s" quiet>
              {t('ui.slotsZone', { zone: zoneCity(zone) })}
            </Text>
            <div className={styles.tools}>
              <Field label={t('patterns.sort')}>
                <Select
                  value={sortOf(controller.sort, 'position' in standpoint)}
                  options={sorts.map((value) => ({ value, label: t(`doctors.sort.${value}`) }))}
                  onChange={(event) => controller.setSort(event.target.value)}
                />
              </Field>
              <RadioGroup
                label={t('doctors.list.view')}
                variant="segments"
                value={isMap ? 'map' : 'list'}
                onChange={(view) => change({ view }, { replace: true })}
                options={[
                  { value: 'list', label: t('doctors.list.asList') },
                  { value: 'map', label: t('doctors.list.asMap') },
                ]}
              />
            </div>
          </div>
          <SearchPositionNote standpoint={standpoint} />
          <ResultBar {...searching} />
          <DoctorResults {...searching} isMap={isMap} />
        </Stack>
      </div>
    </Stack>
  )
}
