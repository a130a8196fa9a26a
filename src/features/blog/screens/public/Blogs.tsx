import { useTranslation } from 'react-i18next'
import { CardList } from '#shared/patterns/list/CardList.tsx'
import { SearchField } from '#shared/patterns/list/SearchField.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { blogQuestions } from '../../api.ts'
import { CategoryLinks } from '../../components/reading/CategoryLinks.tsx'
import { PostCards } from '../../components/reading/PostCards.tsx'
import { blogList, blogQueryAt } from '../../model.ts'
import styles from './Blogs.module.css'

const question = defineQuestion(blogQuestions.listBlogPosts, ({ search }) => ({ query: blogQueryAt(search) }))

export default defineScreen({ question, view: Blogs })

/** Articles, newest first, by category and words; both in the address. */
function Blogs({ answer: query }: ScreenView<typeof question>) {
  const { t } = useTranslation('site')
  const list = useListController(blogList)
  return (
    <Stack gap="5">
      <div className={styles.head}>
        <Stack gap="2">
          <Heading level={1} size="4xl" display tabIndex={-1}>
            {t('blog.routes.blogs.title')}
          </Heading>
          <Text size="l" quiet>
            {t('blog.list.lead')}
          </Text>
        </Stack>
        <div role="search" className={styles.search}>
          <SearchField label={t('blog.list.search')} value={list.search} onSearch={list.setSearch} />
        </div>
      </div>
      <CategoryLinks />
      <CardList
        query={query}
        controller={list}
        skeleton={<PostCards expected={6} />}
        empty={<Empty title={t('blog.list.none')}>{t('blog.list.noneHint')}</Empty>}
      >
        {(posts) => <PostCards posts={posts} expected={6} label={t('blog.list.label')} />}
      </CardList>
    </Stack>
  )
}
