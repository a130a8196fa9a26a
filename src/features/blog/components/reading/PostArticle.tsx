import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlogPost } from '#contract/blog/schemas.ts'
import { RichTextView } from '#shared/ui/rich-text/RichTextView.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './PostArticle.module.css'
import { PostDate } from './PostDate.tsx'

/** What is read of a post. */
export type ReadablePost = Pick<
  BlogPost,
  'title' | 'summary' | 'author' | 'picture' | 'pictureText' | 'body' | 'publishedAt' | 'readingMinutes'
>

interface PostArticleProps {
  post: ReadablePost
  /** Of its title: lower within a dialog. */
  level?: 1 | 2
  /** Beside who wrote it: ways to pass it on. */
  actions?: ReactNode
}

/** A post as it is read, on its page and before it is published. */
export function PostArticle({ post, level = 1, actions }: PostArticleProps) {
  const { t } = useTranslation('site')
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <Heading level={level} size="4xl" display tabIndex={level === 1 ? -1 : undefined}>
          <bdi>{post.title}</bdi>
        </Heading>
        <Text size="l" quiet>
          <bdi>{post.summary}</bdi>
        </Text>
        <div className={styles.line}>
          <Text as="div" size="s" quiet>
            {/* Each by itself: a name in another script must not draw the date's digits to its side. */}
            <bdi>{t('blog.post.by', { author: post.author })}</bdi> ·{' '}
            <bdi>
              <PostDate post={post} />
            </bdi>
          </Text>
          {actions}
        </div>
      </header>
      {post.picture && (
        <img
          src={post.picture}
          alt={post.pictureText}
          width={960}
          height={540}
          fetchPriority="high"
          decoding="async"
          className={styles.picture}
        />
      )}
      <RichTextView document={post.body} level={level} className={styles.body} />
    </article>
  )
}
