import { useTranslation } from 'react-i18next'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { HeroArt } from './HeroArt.tsx'
import styles from './HomeHero.module.css'
import { HomeSearch } from './HomeSearch.tsx'

/** The first thing a visitor sees: what this is, and the way to a doctor. */
export function HomeHero() {
  const { t } = useTranslation('site')
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <Heading level={1} size="5xl" display tabIndex={-1}>
          {t('site.home.title')}
        </Heading>
        <Text size="l" quiet>
          {t('site.home.lead')}
        </Text>
        <HomeSearch />
      </div>
      <HeroArt className={styles.art} label={t('site.home.artLabel')} />
    </section>
  )
}
