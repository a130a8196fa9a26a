import { useTranslation } from 'react-i18next'
import type { NearbyPet, NearbySharing } from '#contract/nearby/schemas.ts'
import { SearchPositionNote, useSearchPosition } from '#features/doctors/index.ts'
import { textField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { CardList } from '#shared/patterns/list/CardList.tsx'
import { rowsOf } from '#shared/patterns/list/list-of.ts'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Skeleton } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useListPetsNearbyInfiniteQuery } from '../api.ts'
import { nearbyFilters, nearbySearchOf } from '../model/nearby-search.ts'
import { NearbyFilters } from './NearbyFilters.tsx'
import { NearbyMap } from './NearbyMap.tsx'
import styles from './Nearby.module.css'
import { PetCard } from './PetCard.tsx'

const chosen = { pet: textField }

interface NearbyPetsProps {
  sharing: NearbySharing
  onShare: () => void
}

/** Pets around a town, the device, or the reader's own blurred point: nearest first, with their map. */
export function NearbyPets({ sharing, onShare }: NearbyPetsProps) {
  const { t } = useTranslation('workspace')
  const controller = useListController({ filters: nearbyFilters, along: ['pet'] })
  const { values, linkTo } = useAddress(chosen)
  const { standpoint, places, isWaiting } = useSearchPosition({
    near: controller.filters.near,
    place: controller.filters.place,
  })
  const position = 'position' in standpoint ? standpoint.position : undefined
  const from = position ?? sharing.point
  const isUnknown = controller.filters.place !== '' && standpoint.kind === 'unknown'
  const query = useListPetsNearbyInfiniteQuery(
    { query: nearbySearchOf(controller.filters, position) },
    { skip: isWaiting || !from || isUnknown },
  )
  const pets = rowsOf(query.currentData) ?? []
  const card = (pet: NearbyPet) => <PetCard pet={pet} isChosen={pet.id === values.pet} />
  const share = (
    <Button variant="filled" onClick={onShare}>
      {t('nearby.list.share')}
    </Button>
  )
  return (
    <Stack gap="4">
      <NearbyFilters controller={controller} places={places} />
      <SearchPositionNote standpoint={standpoint} />
      {!position && sharing.point && !isUnknown && (
        <Text size="s" quiet>
          {t('nearby.list.around')}
        </Text>
      )}
      {!from && !isWaiting ? (
        <Empty title={t('nearby.list.whereTitle')} art={<WaitingCatArt />} actions={share}>
          {t('nearby.list.whereHint')}
        </Empty>
      ) : (
        <div className={styles.columns}>
          {from && pets.length > 0 && (
            <div className={styles.map}>
              <NearbyMap pets={pets} from={from} own={sharing.point} chosen={values.pet} linkTo={(pet) => linkTo({ pet })} />
            </div>
          )}
          <CardList
            query={query}
            controller={controller}
            label={t('nearby.list.label')}
            itemKey={({ id }) => id}
            card={card}
            skeleton={<Skeleton height="12rem" />}
            empty={
              <Empty title={t('nearby.list.emptyTitle')} art={<WaitingCatArt />} actions={share}>
                {t('nearby.list.emptyHint')}
              </Empty>
            }
            found={({ length }) => t('nearby.list.found', { count: length })}
          />
        </div>
      )}
    </Stack>
  )
}
