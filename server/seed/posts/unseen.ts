import '#server/modules/blog/tables.ts'
import { Dice } from '../random.ts'
import { daysFrom, insertAll, type World } from '../world.ts'
import { postOf } from './document.ts'
import type { Draft } from './draft.ts'

interface Unseen extends Draft {
  /** Days from now; `null`: a draft. */
  readonly published: number | null
}

const posts: readonly Unseen[] = [
  {
    title: 'Winter paws: salt, ice and what to do at the door',
    category: 'dogs',
    scene: 'dog',
    summary: 'Two minutes after each walk keep paws from cracking.',
    published: 2,
    body: [
      'Road salt dries the skin between the toes and tastes of trouble: most dogs lick it off before anybody sees.',
      { heading: 'At the door' },
      { list: ['Rinse with lukewarm water', 'Dry between the toes', 'Look for cuts and small stones'] },
      'A thin layer of balm before the walk helps more than a thick one after it.',
    ],
  },
  {
    title: 'Five questions before you travel with medicines',
    category: 'travel',
    scene: 'leaf',
    summary: 'What customs, airlines and the heat of a parked car ask of your pills.',
    published: 9,
    body: [
      'Some everyday medicines need a paper abroad. Ask at the embassy of the country, not at the airport.',
      'Keep them in the box they came in, with you in the cabin, and out of the sun.',
    ],
  },
  {
    title: 'How cats say that something hurts',
    category: 'cats',
    scene: 'cat',
    summary: 'They seldom cry. They hide, they stop jumping, they stop washing.',
    published: null,
    body: ['A cat in pain becomes quiet. Watch what it no longer does:', { list: ['jump', 'wash its back', 'come when called'] }],
  },
]

const seed = 20_261_122

/** Posts that only those who write them see: two that wait for their time, and a draft. With chance of its own. */
export async function seedUnseenPosts(world: World): Promise<void> {
  const dice = new Dice(seed)
  const changed = daysFrom(world, -1).toISOString()
  const rows = posts.map((post, index) => ({
    id: dice.id(daysFrom(world, -1)),
    ...postOf(post),
    picture: `/pictures/posts/${post.scene}-${index % 3}.svg`,
    author_name: 'Ada Quinn',
    published_at: post.published === null ? null : daysFrom(world, post.published).toISOString(),
    updated_at: changed,
  }))
  await insertAll(world, 'blog_posts', rows)
}
