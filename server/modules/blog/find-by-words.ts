import { maxResults } from '#contract/search/schemas.ts'
import { matchesTerms } from '#server/kernel/search-terms.ts'
import type { Finder } from '#server/modules/search/index.ts'
import './tables.ts'

/** Published articles by their words, newest first, for everybody. */
export const findByWords: Finder = async (db, _actor, wanted, now) => {
  const rows = await db
    .selectFrom('blog_posts')
    .select(['id', 'slug', 'title', 'summary'])
    .where('published_at', '<=', now.toISOString())
    .where(matchesTerms('blog_posts.search_words', wanted))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxResults)
    .execute()
  return rows.map(({ id, slug, title, summary }) => ({ kind: 'article', id, slug, name: title, summary }))
}
