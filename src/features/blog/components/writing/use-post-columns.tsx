import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { BlogPostItem } from '#contract/blog/schemas.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { When } from '#shared/ui/time/When.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { PostBadge } from './PostBadge.tsx'

/** Columns of the posts; the title leads to the post. */
export function usePostColumns(linkTo: (id: string) => string): readonly Column<BlogPostItem>[] {
  const { t, i18n } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const zone = useZone()
  const written = (instant: string | null) => (instant ? formatInstant(instant, i18n.language, zone, 'both', true) : '')
  const categoryOf = ({ category }: BlogPostItem) => site(`blog.categories.${category}`)
  return [
    {
      key: 'title',
      header: t('blog.columns.title'),
      cell: (post) => (
        <Link to={linkTo(post.id)}>
          <bdi>{post.title}</bdi>
        </Link>
      ),
      sort: 'title',
      csv: (post) => post.title,
    },
    {
      key: 'state',
      header: t('blog.columns.state'),
      cell: (post) => <PostBadge state={post.state} />,
      csv: (post) => t(`blog.states.${post.state}`),
    },
    { key: 'category', header: t('blog.columns.category'), cell: categoryOf, csv: categoryOf },
    {
      key: 'author',
      header: t('blog.columns.author'),
      cell: (post) => <bdi>{post.author}</bdi>,
      csv: (post) => post.author,
    },
    {
      key: 'published',
      header: t('blog.columns.published'),
      cell: (post) => (post.publishedAt ? <When instant={post.publishedAt} /> : ''),
      csv: (post) => written(post.publishedAt),
    },
    {
      key: 'updated',
      header: t('blog.columns.updated'),
      cell: (post) => <When instant={post.updatedAt} />,
      sort: 'updated',
      csv: (post) => written(post.updatedAt),
    },
  ]
}
