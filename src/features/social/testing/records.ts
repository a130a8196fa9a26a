import { socialCalls } from '#contract/social/calls.ts'
import type { AlbumCard, Post } from '#contract/social/schemas.ts'
import { firstId, type Read } from '#mocks/stories/screen.ts'

/** Somebody else who has posted something lately. */
export async function memberWithPosts(read: Read): Promise<string> {
  const { items } = (await read(socialCalls.listPosts, { query: { tab: 'discover' } })) as { items: readonly Post[] }
  return firstId({ items: items.filter(({ own }) => !own).map(({ author }) => author) })
}

/** The first album of the patient. */
export async function ownAlbum(read: Read): Promise<string> {
  return firstId((await read(socialCalls.listAlbums, { query: {} })) as { items: readonly AlbumCard[] })
}
