import type { BlogPostState } from '#contract/blog/choices.ts'
import { EditIcon } from '#shared/ui/icons/action-icons.tsx'
import { CheckIcon, ClockIcon } from '#shared/ui/icons/status-icons.tsx'
import type { StatusStyle } from '#shared/ui/status/StatusBadge.tsx'

/** How a post's states look. */
export const postLooks = {
  draft: { tone: 'neutral', icon: EditIcon },
  scheduled: { tone: 'information', icon: ClockIcon },
  published: { tone: 'success', icon: CheckIcon },
} satisfies Record<BlogPostState, StatusStyle>
