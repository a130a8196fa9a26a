import { socialContract as contract } from '#contract/social/contract.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { listAlbums, readAlbum } from './albums/read-albums.ts'
import { changeAlbum, createAlbum, removeAlbum } from './albums/write-album.ts'
import { block, follow, unblock, unfollow } from './members/follow.ts'
import { listBlocked, listFollows, listMembers } from './members/list-members.ts'
import { readMember } from './members/select-members.ts'
import { changeOwnStanding, readOwnStanding } from './members/standing.ts'
import { appealCase, decideAppeal, decideCase } from './moderation/decide-case.ts'
import { listCases, readCase } from './moderation/read-cases.ts'
import { report } from './moderation/report.ts'
import { createComment, listComments, removeComment } from './posts/comments.ts'
import { likePost, unlikePost } from './posts/like-post.ts'
import { listPosts } from './posts/list-posts.ts'
import { readPost } from './posts/select-posts.ts'
import { changePost, createPost, removePost } from './posts/write-post.ts'

/** Each does a verb, then answers the record as the caller sees it now. */
async function andPost({ db }: Platform, { userId }: Actor, id: string, verb: Promise<void>) {
  await verb
  return readPost(db, userId, id)
}
async function andMember({ db }: Platform, { userId }: Actor, id: string, verb: Promise<void>) {
  await verb
  return readMember(db, userId, id)
}
async function andCase({ db }: Platform, actor: Actor, id: string, verb: Promise<void>) {
  await verb
  return readCase(db, actor, id)
}

const posts = [
  implement(contract.listPosts, (platform, { query }, actor) => listPosts(platform, actor, query)),
  implement(contract.createPost, async (platform, { body }, actor) =>
    readPost(platform.db, actor.userId, await createPost(platform, actor, body)),
  ),
  implement(contract.readPost, ({ db }, { params }, { userId }) => readPost(db, userId, params.id)),
  implement(contract.changePost, (platform, { params: { id }, body }, actor) =>
    andPost(platform, actor, id, changePost(platform, actor, { id, ...body })),
  ),
  implement(contract.removePost, (platform, { params }, actor) => removePost(platform, actor, params.id)),
  implement(contract.likePost, (platform, { params: { id } }, actor) =>
    andPost(platform, actor, id, likePost(platform, actor, id)),
  ),
  implement(contract.unlikePost, (platform, { params: { id } }, actor) =>
    andPost(platform, actor, id, unlikePost(platform, actor, id)),
  ),
  implement(contract.listComments, (platform, { params, query }, actor) =>
    listComments(platform, actor, { ...params, ...query }),
  ),
  implement(contract.createComment, (platform, { params, body }, actor) =>
    createComment(platform, actor, { ...params, ...body }),
  ),
  implement(contract.removeComment, (platform, { params }, actor) => removeComment(platform, actor, params.id)),
]

const members = [
  implement(contract.listMembers, (platform, { query }, actor) => listMembers(platform, actor, query)),
  implement(contract.readMember, ({ db }, { params }, { userId }) => readMember(db, userId, params.id)),
  implement(contract.follow, (platform, { params: { id } }, actor) =>
    andMember(platform, actor, id, follow(platform, actor, id)),
  ),
  implement(contract.unfollow, (platform, { params: { id } }, actor) =>
    andMember(platform, actor, id, unfollow(platform, actor, id)),
  ),
  implement(contract.block, (platform, { params: { id } }, actor) => andMember(platform, actor, id, block(platform, actor, id))),
  implement(contract.unblock, (platform, { params: { id } }, actor) =>
    andMember(platform, actor, id, unblock(platform, actor, id)),
  ),
  implement(contract.listFollowers, (platform, { query }, actor) => listFollows(platform, actor, query, 'followers')),
  implement(contract.listFollowing, (platform, { query }, actor) => listFollows(platform, actor, query, 'following')),
  implement(contract.listBlocked, (platform, { query }, actor) => listBlocked(platform, actor, query)),
  implement(contract.readOwnStanding, (platform, _, actor) => readOwnStanding(platform, platform.db, actor)),
  implement(contract.changeOwnStanding, (platform, { body }, actor) => changeOwnStanding(platform, actor, body)),
]

const albums = [
  implement(contract.listAlbums, (platform, { query }, actor) => listAlbums(platform, actor, query)),
  implement(contract.createAlbum, async (platform, { body }, actor) =>
    readAlbum(platform.db, actor.userId, await createAlbum(platform, actor, body)),
  ),
  implement(contract.readAlbum, ({ db }, { params }, { userId }) => readAlbum(db, userId, params.id)),
  implement(contract.changeAlbum, async (platform, { params: { id }, body }, actor) => {
    await changeAlbum(platform, actor, { id, ...body })
    return readAlbum(platform.db, actor.userId, id)
  }),
  implement(contract.removeAlbum, (platform, { params }, actor) => removeAlbum(platform, actor, params.id)),
]

const moderation = [
  implement(contract.report, (platform, { body }, actor) => report(platform, actor, body)),
  implement(contract.listCases, (platform, { query }, actor) => listCases(platform, actor, query)),
  implement(contract.readCase, ({ db }, { params }, actor) => readCase(db, actor, params.id)),
  implement(contract.decideCase, (platform, { params: { id }, body }, actor) =>
    andCase(platform, actor, id, decideCase(platform, actor, { id, ...body })),
  ),
  implement(contract.appealCase, async (platform, { params, body }, actor) => {
    await appealCase(platform, actor, { ...params, ...body })
    return readOwnStanding(platform, platform.db, actor)
  }),
  implement(contract.decideAppeal, (platform, { params: { id }, body }, actor) =>
    andCase(platform, actor, id, decideAppeal(platform, actor, { id, ...body })),
  ),
]

export const socialEndpoints: readonly Implemented[] = [...posts, ...members, ...albums, ...moderation]
