import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '#contract/doctors/schemas.ts'
import { SearchField } from '#shared/patterns/list/SearchField.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { PinIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { PlaceNames } from './PlaceNames.tsx'

interface PlaceFieldProps {
  value: string
  places: readonly Place[]
  onPlace: (place: string) => void
  isNear: boolean
  onNear: (wanted: boolean) => void
}

/** A town, or the device's position. Towns with clinics are offered while typing. */
export function PlaceField({ value, places, onPlace, isNear, onNear }: PlaceFieldProps) {
  const { t } = useTranslation('site')
  const list = useId()
  return (
    <Stack gap="2">
      <SearchField
        label={t('doctors.filter.place')}
        value={value}
        list={list}
        placeholder={t(isNear ? 'doctors.filter.nearMeOn' : 'doctors.filter.placeHint')}
        onSearch={onPlace}
      />
      <PlaceNames id={list} places={places} />
      <Button small wide icon={<PinIcon size={18} />} aria-pressed={isNear} onClick={() => onNear(!isNear)}>
        {t(isNear ? 'doctors.filter.forgetPosition' : 'doctors.filter.nearMe')}
      </Button>
    </Stack>
  )
}
