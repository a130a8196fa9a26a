import { useTranslation } from 'react-i18next'
import type { Home } from '#contract/site/schemas.ts'
import { PostCards } from '#features/blog/index.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
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
      <PostCards posts={posts} expected={3} />
    </Section>
  )
}
