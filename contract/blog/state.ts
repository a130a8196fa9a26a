import type { BlogPostState } from './choices.ts'

/** Where a post stands at a moment. Both are instants as the platform writes them. */
export function postStateAt(publishedAt: string | null, now: string): BlogPostState {
  if (publishedAt === null) return 'draft'
  return Date.parse(publishedAt) > Date.parse(now) ? 'scheduled' : 'published'
}
