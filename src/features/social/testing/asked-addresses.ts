import { paths } from '#shared/paths.ts'

/** Addresses that say what the screens ask. */
export const askedAddresses = {
  [paths.feed.pattern]: [paths.feed.link(), '/feed?tab=discover', '/feed?member=01900000-0000-7000-8000-00000000dead'],
  [paths.userAlbum.pattern]: [paths.userAlbum.link(), '/user-album?id=01900000-0000-7000-8000-00000000dead'],
}
