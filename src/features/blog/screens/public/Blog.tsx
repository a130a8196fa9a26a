import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { ShareButton } from '#shared/patterns/share/ShareButton.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { ScreenTitle } from '#shared/routing/ScreenTitle.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Breadcrumbs } from '#shared/ui/navigation/Breadcrumbs.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { blogQuestions } from '../../api.ts'
import { PostArticle } from '../../components/reading/PostArticle.tsx'
import { PostCards } from '../../components/reading/PostCards.tsx'
import { PostMissing } from '../../components/reading/PostMissing.tsx'
import { PostSkeleton } from '../../components/reading/PostSkeleton.tsx'
import styles from './Blog.module.css'

const question = defineQuestion(blogQuestions.readBlogPost, ({ params }) => ({ params: { slug: params['slug'] ?? '' } }))

export default defineScreen({ question, view: Blog })

/** An article, and others on its subject. */
function Blog({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('site')
  return (
    <QueryState
      query={{ ...answer, data: answer.currentData }}
      skeleton={
        <div className={styles.column}>
          <PostSkeleton />
        </div>
      }
      missing={<PostMissing />}
    >
      {(post) => (
        <Stack gap="7">
          <ScreenTitle>{`${post.title} · ${t('app.brand')}`}</ScreenTitle>
          <div className={styles.column}>
            <Breadcrumbs
              crumbs={[
                { label: t('blog.routes.blogs.title'), to: paths.blogs.link() },
                { label: t(`blog.categories.${post.category}`), to: paths.blogs.link({ category: post.category }) },
                { label: post.title },
              ]}
            />
            <PostArticle
              post={post}
              actions={<ShareButton small address={paths.blog.link({ slug: post.slug })} title={post.title} />}
            />
          </div>
          {post.related.length > 0 && (
            <Stack as="section" gap="4" aria-labelledby="related" className={styles.related}>
              <Heading level={2} size="2xl" display id="related">
                {t('blog.post.related')}
              </Heading>
              <PostCards posts={post.related} expected={post.related.length} />
            </Stack>
          )}
        </Stack>
      )}
    </QueryState>
  )
}
