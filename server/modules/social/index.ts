import type { Module } from '#server/kernel/module.ts'
import { socialMigrations } from './migrations/index.ts'
import { mutualFollows } from './relationships.ts'
import { seedFollows } from './seed/seed-follows.ts'
import './tables.ts'

export { blocksBetween } from './blocks-between.ts'
export { befriended } from './seed/seed-follows.ts'

/** What people show each other: who follows whom, posts, pictures. */
export const socialModule: Module = {
  name: 'social',
  endpoints: [],
  migrations: socialMigrations,
  relationships: mutualFollows,
  seed: seedFollows,
}
