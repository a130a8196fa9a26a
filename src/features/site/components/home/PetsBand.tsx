import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { SpeciesIcon } from '#shared/ui/icons/species-icons.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './PetsBand.module.css'

const species = ['dog', 'cat', 'rabbit', 'bird', 'horse', 'reptile', 'hamster', 'fish']

/** A word for those who cannot book for themselves. */
export function PetsBand() {
  const { t } = useTranslation('site')
  return (
    <section className={styles.band} data-workspace="pets" aria-labelledby="pets">
      <div className={styles.words}>
        <Heading level={2} size="3xl" display id="pets">
          {t('site.home.pets.title')}
        </Heading>
        <Text>{t('site.home.pets.lead')}</Text>
        <Cluster gap="3">
          <LinkButton variant="filled" to={paths.doctorsList.link({ kind: 'veterinarian' })}>
            {t('site.home.pets.find')}
          </LinkButton>
          <LinkButton to={paths.myPetAte.link()}>{t('site.home.pets.ate')}</LinkButton>
        </Cluster>
      </div>
      <div className={styles.animals} aria-hidden="true">
        {species.map((each) => (
          <span key={each} className={styles.animal}>
            <SpeciesIcon species={each} size={40} />
          </span>
        ))}
      </div>
    </section>
  )
}
