import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Post } from '#contract/social/schemas.ts'
import { paths } from '#shared/paths.ts'
import { lazyPart } from '#shared/patterns/states/lazy-part.tsx'
import { ShareButton } from '#shared/patterns/share/ShareButton.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { ChatIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { PostPictures } from '../pictures/PostPictures.tsx'
import { LikeButton } from './LikeButton.tsx'
import { PostHead } from './PostHead.tsx'
import styles from './PostCard.module.css'

/** Comments and the form for one's own come when they are opened. */
const PostComments = lazyPart(
  () => import('./PostComments.tsx').then((module) => module.PostComments),
  <SkeletonText lines={3} />,
)

/** A post in the feed: who, when, what; likes and comments. */
export function PostCard({ post, isOpen = false }: { post: Post; isOpen?: boolean }) {
  const { t } = useTranslation('workspace')
  const [hasComments, setComments] = useState(isOpen)
  const { id, text, pictures, animals, comments, isHidden, author } = post
  return (
    <Card as="article" aria-label={t('social.post.of', { name: author.name })}>
      <Stack gap="4">
        <PostHead post={post} />
        {isHidden && <Banner tone="warning">{t('social.post.hidden')}</Banner>}
        {post.lostCode && (
          <Banner tone="warning">
            {t('social.post.lost')} <Link to={paths.lostAnimal.link({ code: post.lostCode })}>{t('social.post.lostPage')}</Link>
          </Banner>
        )}
        {text && (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
        {animals.length > 0 && (
          <Cluster gap="2">
            {animals.map((animal) => (
              <Badge key={animal.id}>
                <bdi>{animal.name}</bdi>
              </Badge>
            ))}
          </Cluster>
        )}
        <PostPictures pictures={pictures} />
        <Cluster gap="2">
          <LikeButton post={post} />
          <Button small icon={<ChatIcon size={18} />} aria-expanded={hasComments} onClick={() => setComments(!hasComments)}>
            {t('social.comments.count', { count: comments })}
          </Button>
          {post.audience === 'everyone' && (
            <ShareButton small address={paths.feed.link({ post: id })} title={t('social.post.of', { name: author.name })} />
          )}
        </Cluster>
        {hasComments && <PostComments post={post} />}
      </Stack>
    </Card>
  )
}
