import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { NearbyPet } from '#contract/nearby/schemas.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { classes } from '#shared/ui/classes.ts'
import { SpeciesIcon } from '#shared/ui/icons/species-icons.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './Nearby.module.css'
import { usePetWords } from './use-pet-words.ts'

/** A pet near by. The one chosen on the map is brought into sight. */
export function PetCard({ pet, isChosen }: { pet: NearbyPet; isChosen: boolean }) {
  const { t } = useTranslation('workspace')
  const words = usePetWords()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <Card as="article" padding="tight" ref={card} className={classes(styles.card, isChosen && styles.chosen)}>
      <span className={styles.species}>
        <SpeciesIcon species={pet.species} size={26} />
      </span>
      <div>
        <h2 className={styles.name}>
          <bdi>{pet.name}</bdi> {pet.own && <Badge tone="accent">{t('nearby.list.own')}</Badge>}
        </h2>
        <Text size="s" quiet>
          {words.kind(pet)} · {t('nearby.list.of', { name: pet.owner })}
        </Text>
        {pet.about && (
          <Text size="s">
            <bdi>{pet.about}</bdi>
          </Text>
        )}
      </div>
      <Text size="s" numbers>
        {pet.own ? t('nearby.list.here') : words.away(pet)}
      </Text>
    </Card>
  )
}
