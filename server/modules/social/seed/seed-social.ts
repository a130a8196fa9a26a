import type { Insertable } from 'kysely'
import type { Tables } from '#server/kernel/db.ts'
import { Dice } from '#server/seed/random.ts'
import { insertAll, type PeopledWorld } from '#server/seed/world.ts'
import '../tables.ts'
import { commentTexts, drawings, postDrafts } from './drafts.ts'

/** Its own, so that nothing else of the world falls otherwise. */
const seed = 20_261_124
const hour = 3_600_000

/**
 * A community with some weeks behind it: posts with drawn pictures, likes, comments and albums. The demonstration patient (the first) has
 * some of their own.
 */
export async function seedSocial(outer: PeopledWorld): Promise<void> {
  const world = { ...outer, dice: new Dice(seed) }
  const { dice } = world
  const people = world.patients.slice(0, 40)
  const [first, ...others] = people
  const ago = (hours: number) => new Date(world.now.getTime() - hours * hour).toISOString()

  const posts: Insertable<Tables['social_posts']>[] = []
  const pictures: Insertable<Tables['social_post_pictures']>[] = []
  const animals: Insertable<Tables['social_post_animals']>[] = []
  const likes: Insertable<Tables['social_likes']>[] = []
  const comments: Insertable<Tables['social_comments']>[] = []
  postDrafts.forEach((draft, index) => {
    const author = draft.byFirst ? first! : others[index % 20]!
    const hours = 2 + index * 7
    const id = dice.id(new Date(ago(hours)))
    posts.push({ id, author_id: author.id, body: draft.text, audience: draft.audience ?? 'everyone', created_at: ago(hours) })
    draft.pictures.forEach((name, place) => {
      const { address, alternative } = drawings[name]
      pictures.push({ post_id: id, position: place + 1, address, file_id: null, alternative })
    })
    const pet = author.pets.find(({ species }) => species === draft.about)
    if (pet) animals.push({ post_id: id, pet_id: pet.id })
    for (const { id: user } of dice.some(people, dice.between(0, 12)))
      likes.push({ post_id: id, user_id: user, created_at: ago(hours - 1) })
    draft.comments.forEach((comment, place) => {
      const at = new Date(ago(hours - 1 + place * 0.1))
      comments.push({
        id: dice.id(at),
        post_id: id,
        author_id: dice.pick(others).id,
        body: commentTexts[comment],
        created_at: at.toISOString(),
      })
    })
  })
  await insertAll(world, 'social_posts', posts)
  await insertAll(world, 'social_post_pictures', pictures)
  await insertAll(world, 'social_post_animals', animals)
  await insertAll(world, 'social_likes', likes)
  await insertAll(world, 'social_comments', comments)

  const albums: Insertable<Tables['albums']>[] = []
  const albumPictures: Insertable<Tables['album_pictures']>[] = []
  const album = (owner: string, title: string, names: readonly (keyof typeof drawings)[], days: number) => {
    const at = new Date(ago(days * 24))
    const id = dice.id(at)
    const changed = at.toISOString()
    albums.push({ id, owner_id: owner, title, audience: 'everyone', created_at: changed, changed_at: changed })
    names.forEach((name, place) => {
      const { address, alternative } = drawings[name]
      albumPictures.push({ album_id: id, position: place + 1, address, file_id: null, alternative })
    })
  }
  album(first!.id, 'The first year at home', ['dogAtHome', 'dogAsleep', 'leaves'], 30)
  album(first!.id, 'Quiet evenings', ['moon', 'catOnSill'], 5)
  album(others[0]!.id, 'Window seat', ['catOnSill', 'catAsleep', 'catAwake'], 12)
  await insertAll(world, 'albums', albums)
  await insertAll(world, 'album_pictures', albumPictures)

  const blocks = world.patients.slice(70, 72).map(({ id }) => ({ blocker_id: first!.id, blocked_id: id, created_at: ago(400) }))
  await insertAll(world, 'blocks', blocks)
}
