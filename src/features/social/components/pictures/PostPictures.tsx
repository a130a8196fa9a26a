import { useTranslation } from 'react-i18next'
import type { ShownPicture } from '#contract/social/schemas.ts'
import { SocialImage } from './SocialImage.tsx'
import styles from './PostPictures.module.css'

/** Pictures of a post, in their order: one large, several side by side. */
export function PostPictures({ pictures }: { pictures: readonly ShownPicture[] }) {
  const { t } = useTranslation('workspace')
  if (pictures.length === 0) return null
  return (
    <ul className={styles.pictures} data-count={Math.min(pictures.length, 3)} aria-label={t('social.pictures.label')}>
      {pictures.map((picture) => (
        <li key={picture.address}>
          <SocialImage picture={picture} opens />
        </li>
      ))}
    </ul>
  )
}
