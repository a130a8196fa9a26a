import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Home } from '#contract/site/schemas.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'
import { Rating } from '#shared/ui/status/Rating.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { Section } from './Section.tsx'
import styles from './Voices.module.css'

/** What people said after their visits, in their own words and language. Nothing stands here before somebody said something. */
export function Voices({ voices }: { voices: Home['voices'] | undefined }) {
  const { t } = useTranslation('site')
  if (!voices || voices.length === 0) return null
  return (
    <Section title={t('site.home.voices.title')} lead={t('site.home.voices.lead')}>
      <Grid as="ul" least={18} gap="4">
        {voices.map(({ id, author, stars, words, doctor }) => (
          <li key={id} className={styles.place}>
            <Card as="figure" className={styles.voice}>
              <Rating value={stars} />
              <blockquote>
                <Text size="l">
                  <bdi>{words}</bdi>
                </Text>
              </blockquote>
              <figcaption className={styles.who}>
                <Text as="span" strong>
                  <bdi>{author}</bdi>
                </Text>
                <Link to={paths.viewDoctorDetails.link({ id: doctor.id })} className={styles.doctor}>
                  <bdi>{doctor.name}</bdi>
                </Link>
                <Text as="span" size="s" quiet>
                  {t(`doctors.speciality.${doctor.speciality}`)}
                </Text>
              </figcaption>
            </Card>
          </li>
        ))}
      </Grid>
    </Section>
  )
}
