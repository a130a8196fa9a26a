import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readingMinutes } from '#contract/blog/reading-time.ts'
import type { WrittenPost } from '#contract/blog/schemas.ts'
import { instantOfWall } from '#shared/lib/wall-instant.ts'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import type { PostValues } from '../../post-values.ts'
import { PostArticle } from '../reading/PostArticle.tsx'

const nothing = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] }

interface PostPreviewProps {
  values: PostValues
  post?: WrittenPost
  onClose: () => void
}

/** The post as readers will see it. */
export function PostPreview({ values, post, onClose }: PostPreviewProps) {
  const { t } = useTranslation('workspace')
  const zone = useZone()
  const { publication, title, summary, author, picture, pictureText } = values
  const body = values.body ?? nothing
  const chosen = publication.kind === 'at' ? instantOfWall(publication.at, zone) : undefined
  const [now] = useState(() => new Date().toISOString())
  const publishedAt = chosen ?? post?.publishedAt ?? now
  return (
    <Dialog open onClose={onClose} title={t('blog.form.preview')} width={49}>
      <PostArticle
        level={2}
        post={{ title, summary, author, picture, pictureText, body, publishedAt, readingMinutes: readingMinutes(body) }}
      />
    </Dialog>
  )
}
