import type { Module } from '#server/kernel/module.ts'
import { socialEndpoints } from './endpoints.ts'
import { socialMigrations } from './migrations/index.ts'
import { seesPicture } from './read-picture.ts'
import { mutualFollows } from './relationships.ts'
import { seedFollows } from './seed/seed-follows.ts'
import { seedReported } from './seed/seed-reported.ts'
import { seedSocial } from './seed/seed-social.ts'
import './tables.ts'
import { socialWords } from './words.ts'
import { socialData } from './personal-data.ts'

export { isBlockedWith } from './visibility.ts'
export { blocksBetween } from './blocks-between.ts'
export { publishLostPost, removeLostPost } from './posts/lost-post.ts'
export { mutualFollows } from './relationships.ts'
export { befriended } from './seed/seed-follows.ts'

/** The community of patients: posts, comments, whom they follow and block, albums, and what is reported. */
export const socialModule: Module = {
  name: 'social',
  personalData: socialData,
  endpoints: socialEndpoints,
  migrations: socialMigrations,
  relationships: mutualFollows,
  fileReaders: { postPicture: seesPicture },
  words: socialWords,
  seed: async (world) => {
    await seedFollows(world)
    await seedSocial(world)
    await seedReported(world)
  },
}
