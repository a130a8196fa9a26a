import type { Capability } from '../kernel/capability.ts'
import { pictureTypes } from '../kernel/file-types.ts'
import { socialPaths } from './paths.ts'

const day = 24 * 3600

export const socialCapability = {
  name: 'social',
  paths: socialPaths,
  records: ['post', 'comment', 'member', 'album', 'moderationCase'],
  tags: ['Post', 'Comment', 'Member', 'Album', 'ModerationCase', 'SocialStanding'],
  hub: {
    /** Of a post of one's own or one that somebody commented on: likes, comments. */
    'post.changed': { fields: ['id'], tags: ['Post', 'Comment'] },
    'member.changed': { fields: ['id'], tags: ['Member'] },
    'socialStanding.changed': { fields: ['id'], tags: ['SocialStanding', 'Post'] },
    'moderationCase.changed': { fields: ['id'], tags: ['ModerationCase'] },
  },
  notices: {
    followed: { for: ['patient'], icon: 'star', data: { name: 'text' } },
    postCommented: { for: ['patient'], icon: 'star', data: { name: 'text' } },
    moderated: {
      for: ['patient'],
      icon: 'alert',
      mailed: true,
      required: true,
      data: { reason: 'text' },
    },
  },
  limits: {
    'post.author': { uses: 40, seconds: day },
    'comment.author': { uses: 300, seconds: day },
    'follow.author': { uses: 300, seconds: day },
    'report.author': { uses: 30, seconds: day },
  },
  files: {
    postPicture: { types: pictureTypes, mostBytes: 10 * 1024 * 1024, isPublic: false, inSizes: true, by: ['patient'] },
  },
  refusals: [
    'own_member',
    'post_changed',
    'album_changed',
    'community_suspended',
    'blocked_member',
    'case_decided',
    'same_administrator',
    'already_reported',
    'too_many_albums',
  ],
} as const satisfies Capability
