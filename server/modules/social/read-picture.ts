import { sql } from 'kysely'
import type { FileReader } from '#server/modules/files/index.ts'
import { isShownTo } from './visibility.ts'

/** A picture is seen by whom a post or an album shows it to, and by administrators where it was reported. */
export const seesPicture: FileReader = async (db, actor, file) => {
  if (actor.role === 'admin') {
    const reported = await db
      .selectFrom('moderation_case_pictures')
      .select('file_id')
      .where('file_id', '=', file)
      .executeTakeFirst()
    return reported !== undefined
  }
  const viewer = actor.userId
  const { rows } = await sql`
    select from social_post_pictures join social_posts on social_posts.id = post_id
      join users on users.id = social_posts.author_id and users.status = 'active'
    where file_id = ${file} and hidden_at is null and ${isShownTo(viewer, 'social_posts.author_id', 'social_posts.audience')}
    union all
    select from album_pictures join albums on albums.id = album_id
      join users on users.id = albums.owner_id and users.status = 'active'
    where file_id = ${file} and ${isShownTo(viewer, 'albums.owner_id', 'albums.audience')}
    limit 1`.execute(db)
  return rows.length > 0
}
