/** Addresses of the capability's screens: patterns, without the leading slash. By themselves, for every first view has them. */
export const socialPaths = {
  searchUsers: 'search-users',
  feed: 'feed',
  userFollowers: 'user-followers',
  userFollowing: 'user-following',
  userAlbum: 'user-album',
  moderationQueue: 'moderation-queue',
} as const
