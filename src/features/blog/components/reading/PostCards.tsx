import { useTranslation } from 'react-i18next'
import type { BlogPostCard } from '#contract/blog/schemas.ts'
import { paths } from '#shared/paths.ts'
import { PictureCard } from '#shared/ui/cards/PictureCard.tsx'
import { PictureCards } from '#shared/ui/cards/PictureCards.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { PostDate } from './PostDate.tsx'

/** Posts to choose from; until they are there, as many places. */
export function PostCards({ posts, expected, label }: { posts?: readonly BlogPostCard[]; expected: number; label?: string }) {
  const { t } = useTranslation('site')
  return (
    <PictureCards things={posts} expected={expected} label={label}>
      {(post) => (
        <PictureCard
          key={post.id}
          picture={post.picture}
          size={[480, 270]}
          to={paths.blog.link({ slug: post.slug })}
          name={post.title}
          over={label && t(`blog.categories.${post.category}`)}
        >
          <Text size="s" quiet>
            <bdi>{post.summary}</bdi>
          </Text>
          <Text as="span" size="s" quiet>
            <PostDate post={post} />
          </Text>
        </PictureCard>
      )}
    </PictureCards>
  )
}
