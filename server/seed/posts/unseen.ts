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
    scene: 'dog-and-cross',
    summary: 'Two minutes after each walk keep paws from cracking.',
    published: 2,
    body: [
      'Road salt dries the skin between the toes and tastes of trouble: most dogs lick it off before anybody sees. In small amounts that upsets a stomach. In larger ones it is a poisoning.',
      { heading: 'Before the walk' },
      'A thin layer of balm before the walk helps more than a thick one after it. Cut the hair between the pads level with them, so that no ice hangs on. Boots are good for dogs that bear them; try them on at home, with much praise and some laughter.',
      { heading: 'At the door' },
      {
        list: [
          'Rinse with lukewarm water',
          'Dry between the toes',
          'Look for cuts and small stones',
          'Wipe the belly of short-legged dogs, too',
        ],
      },
      { heading: 'Cold' },
      'Small, thin, old and very young dogs freeze first. One that lifts its paws in turn, trembles or turns back has said it. Shorter walks more often, and a coat for who lacks one. Keep away from ice on ponds, and from puddles of coolant: antifreeze tastes sweet, and a few laps kill.',
      { heading: 'When to see somebody' },
      {
        list: [
          'At once: antifreeze licked, staggering, vomiting after much salt, or a dog pulled out of icy water',
          'Today: a cut that gapes or bleeds on, a torn claw, skin that is pale, hard and without feeling',
          'This week: cracks that do not heal in four days, constant licking, or a smell',
        ],
      },
      'For a video visit wash the paw, spread the toes, and take the photo by the window.',
    ],
  },
  {
    title: 'Five questions before you travel with medicines',
    category: 'travel',
    scene: 'suitcase',
    summary: 'What customs, airlines and the heat of a parked car ask of your pills.',
    published: 9,
    body: [
      'Five short questions, to be answered four weeks before you leave.',
      { heading: 'May it enter the country?' },
      'Some everyday medicines need a paper abroad, and a few are forbidden: strong painkillers, tablets for sleep or attention, even some cold remedies. Ask at the embassy of the country, not at the airport.',
      { heading: 'Is it in its box?' },
      'Keep medicines in the box they came in, with the leaflet and a copy of the prescription, with you in the cabin. A box for the week is practical at home and a riddle for customs.',
      { heading: 'Does it bear the heat?' },
      'Keep them out of the sun, and out of the parked car. Ask your pharmacy which of yours must stay cool, and for how long they may be without it.',
      { heading: 'When do I take it there?' },
      'Once a day is mostly easy to move. Insulin, blood thinners, medicines against epilepsy and the pill need a plan in writing before a long flight.',
      { heading: 'Where do I get more?' },
      'Take enough for the journey and a week. Note the active substances: names on boxes change at the border.',
      { heading: 'When to see somebody' },
      {
        list: [
          'Before: a new illness, pregnancy, an operation or a changed medicine in the last month',
          'There, the same day: medicines lost that must not stop suddenly',
          'Afterwards: a fever after the tropics, also weeks later, at once',
        ],
      },
    ],
  },
  {
    title: 'How cats say that something hurts',
    category: 'cats',
    scene: 'cat-below-sill',
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
  const rows = posts.map((post) => ({
    id: dice.id(daysFrom(world, -1)),
    ...postOf(post),
    picture: `/pictures/posts/${post.scene}.svg`,
    author_name: 'Ada Quinn',
    published_at: post.published === null ? null : daysFrom(world, post.published).toISOString(),
    updated_at: changed,
  }))
  await insertAll(world, 'blog_posts', rows)
}
