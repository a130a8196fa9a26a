import { useTranslation } from 'react-i18next'
import type { Home } from '#contract/site/schemas.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { PictureCard } from '#shared/ui/cards/PictureCard.tsx'
import { PictureCards } from '#shared/ui/cards/PictureCards.tsx'
import styles from '#shared/ui/cards/PictureCards.module.css'
import { Section } from './Section.tsx'

/** The newest articles. */
export function Posts({ posts }: { posts: Home['posts'] | undefined }) {
  const { t } = useTranslation('site')
  if (posts?.length === 0) return null
  return (
    <Section
      title={t('site.home.posts.title')}
      lead={t('site.home.posts.lead')}
      more={<LinkButton to={paths.blogs.link()}>{t('site.home.posts.all')}</LinkButton>}
    >
      <PictureCards things={posts} expected={3}>
        {(post) => (
          <PictureCard
            key={post.id}
            picture={post.picture}
            size={[480, 270]}
            to={paths.blog.link({ slug: post.slug })}
            name={post.title}
          >
            <p className={styles.summary}>
              <bdi>{post.summary}</bdi>
            </p>
            <span className={styles.quiet}>
              <When instant={post.publishedAt} show="date" /> · {t('site.home.posts.minutes', { count: post.readingMinutes })}
            </span>
          </PictureCard>
        )}
      </PictureCards>
    </Section>
  )
}
