import { useTranslation } from 'react-i18next'
import type { Comment, Post } from '#contract/social/schemas.ts'
import { CardList } from '#shared/patterns/list/CardList.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useListCommentsInfiniteQuery } from '../../api.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentRow } from './CommentRow.tsx'

const cardOf = (comment: Comment) => <CommentRow comment={comment} />

/** Comments under a post, oldest first, and one's own. */
export function PostComments({ post }: { post: Post }) {
  const { t } = useTranslation('workspace')
  const comments = useListCommentsInfiniteQuery({ params: { id: post.id }, query: {} })
  return (
    <Stack gap="4">
      <CardList
        query={comments}
        label={t('social.comments.label')}
        itemKey={({ id }) => id}
        card={cardOf}
        skeleton={<SkeletonText lines={2} />}
        empty={<Text quiet>{t('social.comments.none')}</Text>}
      />
      <CommentForm postId={post.id} />
    </Stack>
  )
}
