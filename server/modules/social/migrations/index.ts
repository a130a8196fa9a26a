import type { MigrationList } from '#server/migrations/migration.ts'
import * as follows from './0170-follows.ts'
import * as moderation from './0171-moderation.ts'
import * as social from './0172-social.ts'
import * as lostPosts from './0242-lost-posts.ts'
import * as shownPosts from './0350-shown-posts.ts'

export const socialMigrations: MigrationList = {
  '0170-follows': follows,
  '0171-moderation': moderation,
  '0172-social': social,
  '0242-lost-posts': lostPosts,
  '0350-shown-posts': shownPosts,
}
