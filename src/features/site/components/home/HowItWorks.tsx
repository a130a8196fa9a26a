import { useTranslation } from 'react-i18next'
import { CalendarIcon, SearchIcon, VideoIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './HowItWorks.module.css'
import { Section } from './Section.tsx'

const steps = [
  ['find', SearchIcon],
  ['book', CalendarIcon],
  ['meet', VideoIcon],
] as const

/** From looking to meeting in three steps. */
export function HowItWorks() {
  const { t } = useTranslation('site')
  return (
    <Section title={t('site.home.how.title')} band>
      <ol className={styles.steps}>
        {steps.map(([step, Icon]) => (
          <li key={step} className={styles.step}>
            <span className={styles.icon}>
              <Icon size={26} />
            </span>
            <Heading level={3}>{t(`site.home.how.${step}`)}</Heading>
            <Text quiet>{t(`site.home.how.${step}Text`)}</Text>
          </li>
        ))}
      </ol>
    </Section>
  )
}
