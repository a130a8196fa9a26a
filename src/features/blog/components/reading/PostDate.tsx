import { useTranslation } from 'react-i18next'
import type { BlogPostCard } from '#contract/blog/schemas.ts'
import { When } from '#shared/ui/time/When.tsx'

/** When a post came, and how long it takes to read. */
export function PostDate({ post }: { post: Pick<BlogPostCard, 'publishedAt' | 'readingMinutes'> }) {
  const { t } = useTranslation('site')
  return (
    <>
      <When instant={post.publishedAt} show="date" /> · {t('blog.card.minutes', { count: post.readingMinutes })}
    </>
  )
}
