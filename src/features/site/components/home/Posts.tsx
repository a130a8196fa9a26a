import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Home } from '#contract/site/schemas.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { CardSkeletons } from './CardSkeletons.tsx'
import styles from './PictureCards.module.css'
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
      {posts ? (
        <ul className={styles.cards}>
          {posts.map((post) => (
            <li key={post.id} className={styles.card}>
              {post.picture && (
                <img
                  src={post.picture}
                  alt=""
                  width={480}
                  height={270}
                  loading="lazy"
                  decoding="async"
                  className={styles.picture}
                />
              )}
              <div className={styles.words}>
                <Link className={styles.name} to={paths.blog.link({ slug: post.slug })}>
                  {post.title}
                </Link>
                <p className={styles.summary}>{post.summary}</p>
                <span className={styles.quiet}>
                  <When instant={post.publishedAt} show="date" /> · {t('site.home.posts.minutes', { count: post.readingMinutes })}
                </span>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <CardSkeletons count={3} />
      )}
    </Section>
  )
}
