import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#server/kernel/db.ts'
import { escapeLike } from '#server/kernel/like.ts'
import './tables.ts'

/** Posts whose title or summary has the words as they were typed. */
export function saying(words: string) {
  const pattern = `%${escapeLike(words)}%`
  return (eb: ExpressionBuilder<Tables, 'blog_posts'>) => eb.or([eb('title', 'ilike', pattern), eb('summary', 'ilike', pattern)])
}
