import { describe, expect, test } from 'vitest'
import { blogContract } from '#contract/blog/contract.ts'
import type { NewPost, PostChange } from '#contract/blog/schemas.ts'
import { filesContract } from '#contract/files/contract.ts'
import { makeAdmin, makePatient, signIn, type Person } from '../../../tests/support/people.ts'
import { makePost, writtenPost as written } from '../../../tests/support/posts.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()
const contract = blogContract
const later = '2026-03-09T08:00:00.000Z'

const create = (admin: Person, post: Partial<NewPost> = {}) =>
  server.call(contract.createBlogPost, { body: { ...written, ...post } }, { as: admin })
const change = (admin: Person, id: string, post: Partial<PostChange> & { version: number }) =>
  server.call(contract.changeBlogPost, { params: { id }, body: { ...written, ...post } }, { as: admin })
const refusedChange = (admin: Person, id: string, post: Partial<PostChange> & { version: number }) =>
  server.refusal(contract.changeBlogPost, { params: { id }, body: { ...written, ...post } }, { as: admin })
const isPublic = async (slug: string) => (await server.send(contract.readBlogPost, { params: { slug } })).status === 200

async function handOver(owner: Person, purpose = 'blogPicture'): Promise<string> {
  const id = server.platform.ids.next()
  const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
  await server.files.write(id, picture, 'image/jpeg')
  const row = { id, owner_id: owner.userId, purpose, type: 'image/jpeg', bytes: 4, created_at: server.clock.now() }
  await insertRow(server.db, 'files', row)
  return id
}

async function actions(recordId: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('audit_entries')
    .select('action')
    .where('record_id', '=', recordId)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

describe('writing a post', () => {
  test('a draft is for its writers, under the name of who wrote it', async () => {
    const admin = await makeAdmin(server, { name: 'Ada Quinn' })
    const post = await create(admin)
    expect(post).toMatchObject({ state: 'draft', author: 'Ada Quinn', version: 1, picture: null, readingMinutes: 1 })
    expect(await isPublic(post.slug)).toBe(false)
    expect(await server.call(contract.readBlogPostAsWritten, { params: { id: post.id } }, { as: admin })).toEqual(post)
    expect(await actions(post.id)).toEqual(['blogPost.create'])
  })

  test('a draft needs a title alone, and is not published before it is whole', async () => {
    const admin = await makeAdmin(server)
    const start = (title: string) =>
      server.call(contract.createBlogPost, { body: { title, publication: { kind: 'draft' } } }, { as: admin })
    const post = await start('Teeth of old dogs')
    expect(post).toMatchObject({ state: 'draft', slug: 'teeth-of-old-dogs', summary: '', version: 1 })
    expect((await start('Teeth of old dogs')).slug).toMatch(/^teeth-of-old-dogs-[0-9a-f]{6}$/)
    expect((await start('نصائح')).slug).toMatch(/^post-[0-9a-f]{6}$/)
    const body = { title: post.title, publication: { kind: 'now' }, version: 1 }
    const { errors } = await server.refusal(contract.changeBlogPost, { params: { id: post.id }, body }, { as: admin })
    expect(errors?.map(({ field }) => field).toSorted()).toEqual(['body', 'category', 'slug', 'summary'])
    const again = { ...body, title: 'Teeth', publication: { kind: 'draft' } } as const
    expect(await server.call(contract.changeBlogPost, { params: { id: post.id }, body: again }, { as: admin })).toMatchObject({
      title: 'Teeth',
      slug: 'teeth-of-old-dogs',
    })
  })

  test('published at once it is read at once; a change keeps its date', async () => {
    const admin = await makeAdmin(server)
    const post = await create(admin, { publication: { kind: 'now' }, author: 'Dr. Ben Ash' })
    expect(post).toMatchObject({ state: 'published', publishedAt: server.clock.now().toISOString(), author: 'Dr. Ben Ash' })
    expect(await isPublic(post.slug)).toBe(true)
    server.clock.advance({ hours: 5 })
    const changed = await change(await signIn(server, admin), post.id, {
      version: 1,
      title: 'Teeth',
      publication: { kind: 'now' },
    })
    expect(changed).toMatchObject({ title: 'Teeth', publishedAt: post.publishedAt, version: 2, author: 'Dr. Ben Ash' })
    expect(changed.updatedAt).toBe(server.clock.now().toISOString())
    expect(await actions(post.id)).toEqual(['blogPost.create', 'blogPost.publish', 'blogPost.change'])
  })

  test('at a time it waits, and comes by itself; a time that is over is refused', async () => {
    let admin = await makeAdmin(server)
    const post = await create(admin, { publication: { kind: 'at', at: later } })
    expect(post).toMatchObject({ state: 'scheduled', publishedAt: later })
    expect(await isPublic(post.slug)).toBe(false)
    server.clock.advance({ hours: 24 * 8 })
    admin = await signIn(server, admin)
    expect(await isPublic(post.slug)).toBe(true)
    const again = { version: 1, publication: { kind: 'at', at: later } } as const
    const { errors } = await refusedChange(admin, post.id, {
      ...again,
      publication: { kind: 'at', at: '2026-03-01T00:00:00.000Z' },
    })
    expect(errors).toMatchObject([{ field: 'publication.at', code: 'in_the_past' }])
    // It came while somebody wrote: that is no fault.
    expect(await change(admin, post.id, again)).toMatchObject({ state: 'published', publishedAt: later })
    expect(await actions(post.id)).toEqual(['blogPost.create', 'blogPost.schedule', 'blogPost.change'])
  })

  test('an address is one post’s, and stays with a published one', async () => {
    const admin = await makeAdmin(server)
    await makePost(server, 'taken')
    const taken = await server.refusal(contract.createBlogPost, { body: { ...written, slug: 'taken' } }, { as: admin })
    expect(taken.errors).toMatchObject([{ field: 'slug', code: 'slug_taken' }])
    const post = await create(admin)
    expect((await refusedChange(admin, post.id, { version: 1, slug: 'taken' })).errors).toMatchObject([{ code: 'slug_taken' }])
    const moved = await change(admin, post.id, { version: 1, slug: 'free', publication: { kind: 'now' } })
    const { errors } = await refusedChange(admin, moved.id, { version: 2, slug: 'else', publication: { kind: 'now' } })
    expect(errors).toMatchObject([{ field: 'slug', code: 'slug_published' }])
  })

  test('over somebody else’s change nothing is written, and it is told', async () => {
    const [ada, ben] = [await makeAdmin(server), await makeAdmin(server)]
    const { id } = await create(ada)
    await change(ben, id, { version: 1, title: 'As Ben would say' })
    expect(await refusedChange(ada, id, { version: 1, title: 'As Ada would say' })).toMatchObject({
      status: 409,
      code: 'post_changed',
    })
    expect((await server.call(contract.readBlogPostAsWritten, { params: { id } }, { as: ada })).title).toBe('As Ben would say')
    expect((await change(ada, id, { version: 2, title: 'As Ada would say' })).version).toBe(3)
  })

  test('is taken off the site, and deleted for good', async () => {
    const admin = await makeAdmin(server)
    const { id, slug } = await create(admin, { publication: { kind: 'now' } })
    const off = await server.call(contract.unpublishBlogPost, { params: { id } }, { as: admin })
    expect(off).toMatchObject({ state: 'draft', version: 2 })
    expect(await isPublic(slug)).toBe(false)
    expect(await server.refusal(contract.unpublishBlogPost, { params: { id } }, { as: admin })).toMatchObject({
      code: 'post_is_draft',
    })
    await server.call(contract.deleteBlogPost, { params: { id } }, { as: admin })
    expect((await server.refusal(contract.readBlogPostAsWritten, { params: { id } }, { as: admin })).status).toBe(404)
    expect((await server.refusal(contract.deleteBlogPost, { params: { id } }, { as: admin })).status).toBe(404)
    expect(await actions(id)).toEqual(['blogPost.create', 'blogPost.publish', 'blogPost.unpublish', 'blogPost.delete'])
  })
})

describe('a post’s picture', () => {
  test('stays while it is shown, is kept by a change that does not speak of it, and goes a day after it is put away', async () => {
    const ada = await makeAdmin(server)
    let ben = await makeAdmin(server)
    const file = await handOver(ada)
    const post = await create(ada, { picture: file, pictureText: 'An old dog yawns' })
    expect(post).toMatchObject({ picture: `/api/files/${file}`, pictureText: 'An old dog yawns' })
    server.clock.advance({ hours: 48 })
    ben = await signIn(server, ben)
    await server.runJobs()
    expect((await server.send(filesContract.readFile, { params: { id: file } })).status).toBe(200)
    expect(await change(ben, post.id, { version: 1 })).toMatchObject({ picture: post.picture })
    expect(await change(ben, post.id, { version: 2, picture: file })).toMatchObject({ picture: post.picture })
    expect(await change(ben, post.id, { version: 3, picture: null })).toMatchObject({ picture: null })
    await server.runJobs()
    expect((await server.send(filesContract.readFile, { params: { id: file } })).status).toBe(200)
    server.clock.advance({ hours: 48 })
    await server.runJobs()
    expect((await server.send(filesContract.readFile, { params: { id: file } })).status).toBe(404)
  })

  test('is a file that one has handed over for it', async () => {
    const [ada, ben] = [await makeAdmin(server), await makeAdmin(server)]
    for (const picture of [await handOver(ben), await handOver(ada, 'profilePicture'), server.platform.ids.next()]) {
      const { errors } = await server.refusal(contract.createBlogPost, { body: { ...written, picture } }, { as: ada })
      expect(errors).toMatchObject([{ field: 'picture', code: 'no_such_file' }])
    }
  })

  test('is handed over by administrators alone', async () => {
    const patient = await makePatient(server)
    const sent = await server.fetch(
      new Request('http://carenest.test/api/files?purpose=blogPicture', {
        method: 'POST',
        body: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0),
        headers: { Authorization: `Bearer ${patient.token}`, 'Content-Type': 'image/jpeg' },
      }),
      { ip: '192.0.2.1' },
    )
    expect(sent.status).toBe(403)
  })
})

test('those who write find posts in every state, by words, category and order', async () => {
  const admin = await makeAdmin(server)
  await makePost(server, 'b-draft', { published_at: null, updated_at: '2026-02-03T08:00:00.000Z' })
  await makePost(server, 'c-waits', { published_at: later, updated_at: '2026-02-02T08:00:00.000Z', category: 'mind' })
  await makePost(server, 'a-read')
  const slugs = async (query: Record<string, string | number>) => {
    const { items } = await server.call(contract.listAllBlogPosts, { query: query as object }, { as: admin })
    return items.map(({ slug, state }) => `${slug} ${state}`)
  }
  expect(await slugs({})).toEqual(['b-draft draft', 'c-waits scheduled', 'a-read published'])
  expect(await slugs({ sort: 'title' })).toEqual(['a-read published', 'b-draft draft', 'c-waits scheduled'])
  expect(await slugs({ sort: '-title', limit: 1 })).toEqual(['c-waits scheduled'])
  expect(await slugs({ state: 'scheduled' })).toEqual(['c-waits scheduled'])
  expect(await slugs({ state: 'published' })).toEqual(['a-read published'])
  expect(await slugs({ state: 'draft', search: 'B-DR' })).toEqual(['b-draft draft'])
  expect(await slugs({ category: 'mind' })).toEqual(['c-waits scheduled'])
  const first = await server.call(contract.listAllBlogPosts, { query: { sort: 'title', limit: 2 } }, { as: admin })
  const rest = await server.call(contract.listAllBlogPosts, { query: { sort: 'title', cursor: first.next! } }, { as: admin })
  expect(rest.items.map(({ slug }) => slug)).toEqual(['c-waits'])
})
