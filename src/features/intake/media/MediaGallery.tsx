import { useTranslation } from 'react-i18next'
import type { IntakeMedium } from '#contract/intake/schemas.ts'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Medium } from './Medium.tsx'
import styles from './media.module.css'

/** Photos and videos that were shown before the visit; nothing where there are none. */
export function MediaGallery({ media }: { media: readonly IntakeMedium[] }) {
  const { t } = useTranslation('workspace')
  if (media.length === 0) return null
  return (
    <Stack gap="3">
      <Heading level={3} size="s">
        {t('intake.media.title')}
      </Heading>
      <ul className={styles.gallery}>
        {media.map((medium, index) => (
          <li key={medium.id}>
            <figure className={styles.figure}>
              <Medium medium={medium} number={index + 1} />
              {medium.description && (
                <figcaption className={styles.caption}>
                  <bdi>{medium.description}</bdi>
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
