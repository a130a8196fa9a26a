import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AlbumCard as Album } from '#contract/social/schemas.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { ImageIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { SocialImage } from '../pictures/SocialImage.tsx'
import styles from './Album.module.css'

/** An album in a list: its first picture, its title, how many there are. */
export function AlbumCard({ album: { id, title, cover, count, audience, own, author } }: { album: Album }) {
  const { t } = useTranslation('workspace')
  return (
    <Card as="article" padding="none" className={styles.card}>
      <div className={styles.cover}>{cover ? <SocialImage picture={cover} /> : <ImageIcon size={40} />}</div>
      <div className={styles.words}>
        <Link className={styles.title} to={paths.userAlbum.link(own ? { id } : { id, member: author.id })}>
          <bdi>{title}</bdi>
        </Link>
        <Text as="div" size="s" quiet>
          {t('social.album.count', { count })}
          {audience !== 'everyone' && <> · {t(`social.audience.${audience}`)}</>}
        </Text>
      </div>
    </Card>
  )
}
