import type { Publication } from '#contract/blog/schemas.ts'
import { postStateAt } from '#contract/blog/state.ts'

/** What a change does to when a post is seen, as the audit trail names it. */
export type Step = 'publish' | 'schedule' | 'unpublish'

/**
 * When a post is seen after a change; `past` where it asks for a time that is over. What is published keeps its date, and so does a time that
 * came while somebody wrote.
 */
export function publishedAfter(asked: Publication, kept: string | null, now: string): { at: string | null } | 'past' {
  if (asked.kind === 'draft') return { at: null }
  const isPublished = postStateAt(kept, now) === 'published'
  if (asked.kind === 'now') return { at: isPublished ? kept : now }
  if (isPublished && Date.parse(asked.at) === Date.parse(kept!)) return { at: kept }
  return Date.parse(asked.at) <= Date.parse(now) ? 'past' : { at: asked.at }
}

/** The step from one time to another; nothing where readers notice none. */
export function stepBetween(before: string | null, after: string | null, now: string): Step | null {
  const [from, to] = [postStateAt(before, now), postStateAt(after, now)]
  if (to === 'draft') return from === 'draft' ? null : 'unpublish'
  if (to === 'scheduled') return before === after ? null : 'schedule'
  return from === 'published' ? null : 'publish'
}
