import { expect, it } from 'vitest'
import { blogContract } from '#contract/blog/contract.ts'
import { makeAdmin } from '../../../tests/support/people.ts'
import { writtenPost as written } from '../../../tests/support/posts.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()

const statuses = async (sent: readonly Promise<Response>[]) =>
  (await Promise.all(sent)).map(({ status }) => status).toSorted((one, other) => one - other)

it('of many who save one version at the same moment one does, and the others are told', async () => {
  const admins = await Promise.all(Array.from({ length: 6 }, () => makeAdmin(server)))
  const { id } = await server.call(blogContract.createBlogPost, { body: written }, { as: admins[0] })
  const sent = admins.map((as, index) =>
    server.send(
      blogContract.changeBlogPost,
      { params: { id }, body: { ...written, title: `As ${index} would say`, version: 1 } },
      { as },
    ),
  )
  expect(await statuses(sent)).toEqual([200, 409, 409, 409, 409, 409])
  const kept = await server.call(blogContract.readBlogPostAsWritten, { params: { id } }, { as: admins[0] })
  expect(kept.version).toBe(2)
})

it('of many articles that take one address at the same moment one gets it, and the others are told why', async () => {
  const as = await makeAdmin(server)
  const sent = Array.from({ length: 6 }, () => server.send(blogContract.createBlogPost, { body: written }, { as }))
  expect(await statuses(sent)).toEqual([201, 422, 422, 422, 422, 422])
})
