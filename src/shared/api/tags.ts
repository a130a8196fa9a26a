import type { ItemIn } from '#contract/capabilities.ts'

/** Kinds of thing that answers carry and changes make stale: those of all capabilities (`contract/<capability>/capability.ts`). */
export type TagType = ItemIn<'tags'>

/** A type alone is all that is of it; with an id, one record, or what shows several of them (`LIST`). */
export type Tag = TagType | { readonly type: TagType; readonly id?: string }

const aboutOne = (tag: Tag, id: string): Tag => (typeof tag === 'string' ? { type: tag, id } : tag)

/**
 * What an answer shows. The first type is that of the record in the call's path, where there is one; of all other types it shows several.
 * A tag that is written out stays as it is.
 */
export const shownTags = (tags: readonly Tag[], id?: string): Tag[] =>
  tags.map((tag, place) => aboutOne(tag, place === 0 && id !== undefined ? id : 'LIST'))

/**
 * What a change makes stale. Of the first type the record that was changed and what shows several; of all others, and where no record is
 * named, all that is of the type.
 */
export function staleTags(tags: readonly Tag[], id?: string): Tag[] {
  const [first, ...others] = tags
  if (first === undefined || id === undefined) return [...tags]
  return [...new Set([aboutOne(first, id), aboutOne(first, 'LIST')]), ...others]
}
