import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Position } from '#contract/kernel/geodesy.ts'
import type { NearbyPet } from '#contract/nearby/schemas.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { classes } from '#shared/ui/classes.ts'
import { SpeciesIcon } from '#shared/ui/icons/species-icons.tsx'
import { MapFrame } from '#shared/ui/map/frame/MapFrame.tsx'
import { MapMarks } from '#shared/ui/map/layers/MapMarks.tsx'
import { MapCircle, MapPin } from '#shared/ui/map/layers/MapShapes.tsx'
import styles from './Nearby.module.css'
import { usePetWords } from './use-pet-words.ts'

interface NearbyMapProps {
  pets: readonly NearbyPet[]
  from: Position
  own: Position | null
  chosen: string
  linkTo: (pet: string) => string
}

/** Metres: within this ring everybody is blurred. */
const blurred = 500

/** The pets shown, around where one looks from. A mark chooses its card. */
export function NearbyMap({ pets, from, own, chosen, linkTo }: NearbyMapProps) {
  const { t } = useTranslation('workspace')
  const units = useUnits()
  const words = usePetWords()
  const places = pets.map((pet) => ({
    key: pet.id,
    name: pet.name,
    note: words.away(pet),
    position: { latitude: pet.latitude, longitude: pet.longitude },
    to: linkTo(pet.id),
    mark: (
      <span className={classes(styles.mark, pet.id === chosen && styles.markChosen)}>
        <SpeciesIcon species={pet.species} size={20} />
      </span>
    ),
  }))
  const keys = pets.map(({ id }) => id).join(' ')
  // Ten near ones are looked at first; farther ones come into sight by zooming out.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const fit = useMemo(() => [from, ...places.slice(0, 10).map(({ position }) => position)], [keys, from.latitude, from.longitude])
  return (
    <MapFrame label={t('nearby.list.map')} fit={fit} of={`${from.latitude} ${from.longitude}`} units={units} tall>
      {own && <MapCircle centre={own} radius={blurred} tone="pets" dashed />}
      {!own && <MapPin at={from} />}
      <MapMarks places={places} />
    </MapFrame>
  )
}
