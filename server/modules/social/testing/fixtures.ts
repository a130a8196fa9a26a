import { socialContract as social } from '#contract/social/contract.ts'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makeAdmin, makePatient } from '../../../../tests/support/people.ts'
import { albumDraft, makePost, postDraft, reportedCase } from './make-post.ts'

export const fixtures: Fixtures = {
  records: {
    post: async (server) => {
      const owner = await makePatient(server)
      return { id: await makePost(server, owner), owners: [owner], neighbours: [await makePatient(server)] }
    },
    comment: async (server) => {
      const owner = await makePatient(server)
      const id = await makePost(server, await makePatient(server))
      const comment = await server.call(social.createComment, { params: { id }, body: { text: 'Well said' } }, { as: owner })
      return { id: comment.id, owners: [owner], neighbours: [await makePatient(server)] }
    },
    member: async (server) => {
      const member = await makePatient(server)
      return { id: member.userId, owners: [await makePatient(server)], neighbours: [] }
    },
    album: async (server) => {
      const owner = await makePatient(server)
      const { id } = await server.call(social.createAlbum, { body: albumDraft() }, { as: owner })
      return { id, owners: [owner], neighbours: [await makePatient(server)] }
    },
    moderationCase: async (server) => {
      const { id, author, admin } = await reportedCase(server)
      await server.call(social.decideCase, { params: { id }, body: { decision: 'hide', reason: 'Not for here' } }, { as: admin })
      return { id, owners: [author, await makeAdmin(server)], neighbours: [await makePatient(server)] }
    },
  },
  samples: {
    'POST /posts': { body: postDraft() },
    'PUT /posts/{id}': { body: { ...postDraft(), version: 1 } },
    'POST /albums': { body: albumDraft() },
    'PUT /albums/{id}': { body: { ...albumDraft(), version: 1 } },
    'POST /moderation-cases/{id}/decision': { body: { decision: 'dismiss', reason: 'Nothing wrong with it' } },
  },
  keyed: {
    'POST /posts': async (server) => ({ as: await makePatient(server), input: { body: postDraft() } }),
    'POST /albums': async (server) => ({ as: await makePatient(server), input: { body: albumDraft() } }),
    'POST /posts/{id}/comments': async (server) => ({
      as: await makePatient(server),
      input: { params: { id: await makePost(server, await makePatient(server)) }, body: { text: 'Well said' } },
    }),
  },
  idColumns: ['social_posts.id', 'social_comments.id', 'albums.id', 'moderation_cases.id'],
}
