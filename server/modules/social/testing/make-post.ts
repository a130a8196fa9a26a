import type { z } from 'zod'
import { socialContract as social } from '#contract/social/contract.ts'
import type * as schemas from '#contract/social/schemas.ts'
import { makeAdmin, makePatient, type Person } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

type PostInput = z.input<typeof schemas.postDraft>
type AlbumInput = z.input<typeof schemas.albumDraft>

export const postDraft = (changes: Partial<PostInput> = {}): PostInput => ({
  text: 'First walk without the cone',
  audience: 'everyone',
  pictures: [],
  animals: [],
  ...changes,
})

export const albumDraft = (changes: Partial<AlbumInput> = {}): AlbumInput => ({
  title: 'Quiet evenings',
  audience: 'everyone',
  pictures: [],
  ...changes,
})

export async function makePost(server: TestServer, as: Person, changes: Partial<PostInput> = {}): Promise<string> {
  return (await server.call(social.createPost, { body: postDraft(changes) }, { as })).id
}

/** A post that somebody reported, with the open case of it. */
export async function reportedCase(server: TestServer) {
  const [author, reporter, admin] = [await makePatient(server), await makePatient(server), await makeAdmin(server)]
  const postId = await makePost(server, author)
  await server.call(social.report, { body: { subject: 'post', id: postId, reason: 'spam' } }, { as: reporter })
  const { items } = await server.call(social.listCases, { query: { open: 'true', limit: 100 } }, { as: admin })
  const { id } = items.find(({ member }) => member.id === author.userId)!
  return { id, postId, author, reporter, admin }
}
