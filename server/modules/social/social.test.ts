import { describe, expect, it } from 'vitest'
import { socialContract as social } from '#contract/social/contract.ts'
import { maySee } from '#contract/social/rules.ts'
import { socialAudiences } from '#contract/social/values.ts'
import { makePatient, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { albumDraft, makePost, postDraft } from './testing/make-post.ts'

const server = await createTestServer()
const { call, refusal } = server

const follow = (as: Person, whom: Person) => call(social.follow, { params: { id: whom.userId } }, { as })
const block = (as: Person, whom: Person) => call(social.block, { params: { id: whom.userId } }, { as })
const feed = async (as: Person, query: { tab?: 'following' | 'discover'; member?: string } = {}) =>
  (await call(social.listPosts, { query: { limit: 100, ...query } }, { as })).items.map(({ id }) => id)

const truths = [false, true]
const standings = socialAudiences.flatMap((audience) =>
  truths.flatMap((isAuthor) =>
    truths.flatMap((follows) => ['nobody', 'reader', 'author'].map((blocks) => ({ audience, isAuthor, follows, blocks }))),
  ),
)

describe('who sees a post', () => {
  it.each(standings)(
    '$audience, author $isAuthor, follows $follows, blocked by $blocks',
    async ({ audience, isAuthor, follows, blocks }) => {
      const author = await makePatient(server)
      const reader = isAuthor ? author : await makePatient(server)
      const id = await makePost(server, author, { audience })
      if (!isAuthor && blocks !== 'nobody')
        await block(blocks === 'reader' ? reader : author, blocks === 'reader' ? author : reader)
      // Who is blocked cannot follow: a block ends both, and stands in the way of another.
      const isFollowing = !isAuthor && follows && blocks === 'nobody'
      if (isFollowing) await follow(reader, author)
      const isSeen = maySee(audience, { isAuthor, follows: isFollowing, isBlocked: !isAuthor && blocks !== 'nobody' })
      const one = await server.send(social.readPost, { params: { id } }, { as: reader })
      expect(one.status).toBe(isSeen ? 200 : 404)
      expect((await feed(reader, { member: author.userId })).includes(id)).toBe(isSeen)
      expect((await feed(reader)).includes(id)).toBe(isSeen && (isAuthor || isFollowing))
      expect((await feed(reader, { tab: 'discover' })).includes(id)).toBe(isSeen && audience === 'everyone')
      const like = await server.send(social.likePost, { params: { id } }, { as: reader })
      expect(like.status).toBe(isSeen ? 200 : 404)
    },
  )
})

describe('a post', () => {
  it('says or shows something, and is about animals of its author alone', async () => {
    const as = await makePatient(server)
    const empty = await refusal(social.createPost, { body: postDraft({ text: '  ' }) }, { as })
    expect(empty).toMatchObject({ status: 422, errors: [{ field: 'text', code: 'nothing_said' }] })
    const unseen = await refusal(social.createPost, { body: postDraft({ text: '\u200b\u2800\u3164' }) }, { as })
    expect(unseen).toMatchObject({ status: 422, errors: [{ field: 'text', code: 'nothing_said' }] })
    const animals = ['01900000-0000-7000-8000-00000000dead']
    const foreign = await refusal(social.createPost, { body: postDraft({ animals }) }, { as })
    expect(foreign).toMatchObject({ status: 422, errors: [{ field: 'animals', code: 'no_such_pet' }] })
    const pictures = [{ address: '/api/files/01900000-0000-7000-8000-00000000dead' }]
    const unknown = await refusal(social.createPost, { body: postDraft({ pictures }) }, { as })
    expect(unknown).toMatchObject({ status: 422, errors: [{ field: 'pictures.0.address', code: 'no_such_file' }] })
    const elsewhere = [{ address: 'https://elsewhere.example/a.png' }]
    expect(await refusal(social.createPost, { body: postDraft({ pictures: elsewhere }) }, { as })).toMatchObject({ status: 422 })
  })

  it('is changed only as it was read', async () => {
    const as = await makePatient(server)
    const id = await makePost(server, as)
    const change = (text: string) => ({ params: { id }, body: { ...postDraft({ text }), version: 1 } })
    expect(await call(social.changePost, change('Better'), { as })).toMatchObject({ text: 'Better', version: 2 })
    expect(await refusal(social.changePost, change('Worse'), { as })).toMatchObject({ status: 409, code: 'post_changed' })
  })

  it('counts a like once, however often it is pressed', async () => {
    const [author, reader] = [await makePatient(server), await makePatient(server)]
    const id = await makePost(server, author)
    const press = () => server.send(social.likePost, { params: { id } }, { as: reader })
    await Promise.all(Array.from({ length: 20 }, press))
    expect(await call(social.readPost, { params: { id } }, { as: reader })).toMatchObject({ likes: 1, isLiked: true })
    await call(social.unlikePost, { params: { id } }, { as: reader })
    expect(await call(social.readPost, { params: { id } }, { as: reader })).toMatchObject({ likes: 0, isLiked: false })
  })

  it('pages full, whatever is left out', async () => {
    const [reader, followed, blocked] = [await makePatient(server), await makePatient(server), await makePatient(server)]
    await follow(reader, followed)
    for (let index = 0; index < 6; index++) {
      await makePost(server, followed)
      await makePost(server, followed, { audience: 'me' })
      await makePost(server, blocked)
    }
    await block(blocked, reader)
    const first = await call(social.listPosts, { query: { limit: 4 } }, { as: reader })
    expect(first.items).toHaveLength(4)
    const second = await call(social.listPosts, { query: { limit: 4, cursor: first.next! } }, { as: reader })
    expect(second.items).toHaveLength(2)
    expect(second.next).toBeNull()
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(6)
  })
})

describe('comments', () => {
  it('are counted, removed by who wrote them or whose post it is, and by nobody else', async () => {
    const [author, writer, neighbour] = [await makePatient(server), await makePatient(server), await makePatient(server)]
    const id = await makePost(server, author)
    const write = () => call(social.createComment, { params: { id }, body: { text: 'Well said' } }, { as: writer })
    const [first, second] = [await write(), await write()]
    expect(await call(social.readPost, { params: { id } }, { as: author })).toMatchObject({ comments: 2 })
    expect(await refusal(social.removeComment, { params: { id: first.id } }, { as: neighbour })).toMatchObject({ status: 404 })
    await call(social.removeComment, { params: { id: first.id } }, { as: author })
    await call(social.removeComment, { params: { id: second.id } }, { as: writer })
    expect(await call(social.readPost, { params: { id } }, { as: author })).toMatchObject({ comments: 0 })
  })

  it('of somebody whom the reader blocked are not there for them', async () => {
    const [author, writer, reader] = [await makePatient(server), await makePatient(server), await makePatient(server)]
    const id = await makePost(server, author)
    await call(social.createComment, { params: { id }, body: { text: 'Well said' } }, { as: writer })
    await block(reader, writer)
    expect((await call(social.listComments, { params: { id }, query: {} }, { as: reader })).items).toHaveLength(0)
    expect((await call(social.listComments, { params: { id }, query: {} }, { as: author })).items).toHaveLength(1)
  })
})

describe('members', () => {
  it('are found by name, unless they do not want to be or one blocked the other', async () => {
    const [reader, shy] = [await makePatient(server), await makePatient(server, { name: 'Zenobia Quillfeather' })]
    const find = async () =>
      (await call(social.listMembers, { query: { search: 'quillf' } }, { as: reader })).items.map(({ id }) => id)
    expect(await find()).toEqual([shy.userId])
    await call(social.changeOwnStanding, { body: { isFindable: false } }, { as: shy })
    expect(await find()).toEqual([])
    await call(social.changeOwnStanding, { body: { isFindable: true } }, { as: shy })
    await block(shy, reader)
    expect(await find()).toEqual([])
    expect(await refusal(social.readMember, { params: { id: shy.userId } }, { as: reader })).toMatchObject({ status: 404 })
    expect(await refusal(social.follow, { params: { id: shy.userId } }, { as: reader })).toMatchObject({ status: 404 })
  })

  it('follow one another, told once, and a block ends both', async () => {
    const [one, other] = [await makePatient(server), await makePatient(server)]
    await follow(one, other)
    await follow(one, other)
    await follow(other, one)
    const told = await server.db.selectFrom('notices').select('kind').where('user_id', '=', other.userId).execute()
    expect(told).toEqual([{ kind: 'followed' }])
    expect((await call(social.listFollowers, { query: {} }, { as: one })).items.map(({ id }) => id)).toEqual([other.userId])
    await block(one, other)
    expect((await call(social.listFollowers, { query: {} }, { as: one })).items).toEqual([])
    expect((await call(social.listFollowing, { query: {} }, { as: other })).items).toEqual([])
    expect((await call(social.listBlocked, { query: {} }, { as: one })).items.map(({ id }) => id)).toEqual([other.userId])
    expect(await refusal(social.follow, { params: { id: other.userId } }, { as: one })).toMatchObject({ code: 'blocked_member' })
  })

  it('do not follow or block themselves', async () => {
    const as = await makePatient(server)
    for (const verb of [social.follow, social.block])
      expect(await refusal(verb, { params: { id: as.userId } }, { as })).toMatchObject({ status: 409, code: 'own_member' })
  })
})

describe('albums', () => {
  it('are changed only as they were read, and shown to whom they are for', async () => {
    const [owner, reader] = [await makePatient(server), await makePatient(server)]
    const { id } = await call(social.createAlbum, { body: albumDraft({ audience: 'followers' }) }, { as: owner })
    expect(await refusal(social.readAlbum, { params: { id } }, { as: reader })).toMatchObject({ status: 404 })
    await follow(reader, owner)
    expect(await call(social.readAlbum, { params: { id } }, { as: reader })).toMatchObject({ own: false, pictures: [] })
    const change = { params: { id }, body: { ...albumDraft({ title: 'Mornings' }), version: 1 } }
    expect(await call(social.changeAlbum, change, { as: owner })).toMatchObject({ title: 'Mornings', version: 2 })
    expect(await refusal(social.changeAlbum, change, { as: owner })).toMatchObject({ code: 'album_changed' })
    await call(social.removeAlbum, { params: { id } }, { as: owner })
    expect((await call(social.listAlbums, { query: {} }, { as: owner })).items).toEqual([])
  })
})
