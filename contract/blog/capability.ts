import type { Capability } from '../kernel/capability.ts'
import { pictureTypes } from '../kernel/file-types.ts'
import { blogPaths } from './paths.ts'

export const blogCapability = {
  name: 'blog',
  paths: blogPaths,
  recordScreens: ['blog', 'blogDetails'],
  records: ['blogPost'],
  tags: ['Article'],
  files: { blogPicture: { types: pictureTypes, mostBytes: 2 * 1024 * 1024, isPublic: true, by: ['admin'] } },
  refusals: ['post_changed', 'post_is_draft'],
} as const satisfies Capability
