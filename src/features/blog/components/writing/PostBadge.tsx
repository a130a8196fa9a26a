import { useTranslation } from 'react-i18next'
import type { BlogPostState } from '#contract/blog/choices.ts'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { postLooks } from '../../post-looks.ts'

/** A post's state by colour, shape and word. */
export function PostBadge({ state }: { state: BlogPostState }) {
  const { t } = useTranslation('workspace')
  return (
    <StatusBadge state={state} looks={postLooks}>
      {t(`blog.states.${state}`)}
    </StatusBadge>
  )
}
