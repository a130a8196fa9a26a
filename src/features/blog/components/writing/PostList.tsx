import { useTranslation } from 'react-i18next'
import { blogCategories, blogPostSorts, blogPostStates } from '#contract/blog/choices.ts'
import type { BlogPostItem } from '#contract/blog/schemas.ts'
import { useSavedViews } from '#features/views/index.ts'
import { useListSettings } from '#shared/patterns/list/columns/useListSettings.ts'
import { pagesOf } from '#shared/patterns/list/export/pages-of.ts'
import type { ListQuery } from '#shared/patterns/list/list-of.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { EditIcon } from '#shared/ui/icons/action-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useLazyAllBlogPostsPageQuery } from '../../writing-api.ts'
import { writtenPosts } from '../../writing-model.ts'
import { usePostColumns } from './use-post-columns.tsx'

const name = 'blog.posts'

interface PostListProps {
  posts: ListQuery<BlogPostItem>
  /** The address at which a post, or a new one, is written. */
  linkTo: (post: string) => string
  newPost: string
}

/** Posts in every state. */
export function PostList({ posts, linkTo, newPost }: PostListProps) {
  const { t } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const list = useListController(writtenPosts)
  const [readPage] = useLazyAllBlogPostsPageQuery()
  const sortWords = { updated: 'updated', '-updated': 'updatedLast', title: 'title', '-title': 'titleLast' } as const
  const write = (
    <LinkButton variant="filled" icon={<EditIcon size={18} />} to={linkTo(newPost)}>
      {t('blog.all.write')}
    </LinkButton>
  )
  return (
    <Stack gap="5">
      <PageHeader title={t('blog.all.title')} about={t('blog.all.about')} actions={write} />
      <ListPage<BlogPostItem, 'state' | 'category'>
        controller={list}
        query={posts}
        label={t('blog.all.title')}
        rowKey={(post) => post.id}
        searchLabel={t('blog.all.search')}
        filters={[
          {
            name: 'state',
            label: t('blog.columns.state'),
            all: t('blog.all.states'),
            options: blogPostStates.map((value) => ({ value, label: t(`blog.states.${value}`) })),
          },
          {
            name: 'category',
            label: t('blog.columns.category'),
            all: t('blog.all.categories'),
            options: blogCategories.map((value) => ({ value, label: site(`blog.categories.${value}`) })),
          },
        ]}
        sorts={blogPostSorts.map((value) => ({ value, label: t(`blog.sorts.${sortWords[value]}`) }))}
        columns={usePostColumns(linkTo)}
        settings={useListSettings(name)}
        views={useSavedViews(name)}
        exporting={{ name: t('blog.all.file'), readPage: pagesOf(readPage, list.query) }}
        endless
        empty={
          <Empty title={t('blog.all.none')} actions={write}>
            {t('blog.all.noneHint')}
          </Empty>
        }
      />
    </Stack>
  )
}
