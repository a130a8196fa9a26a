import '#server/modules/blog/tables.ts'
import '#server/modules/lists/tables.ts'
import { families, feminine, masculine } from './names.ts'
import { postOf } from './posts/document.ts'
import type { Draft } from './posts/draft.ts'
import { peoplePosts } from './posts/people.ts'
import { petPosts } from './posts/pets.ts'
import { seedUnseenPosts } from './posts/unseen.ts'
import { daysFrom, insertAll, type World } from './world.ts'

const lists = {
  awards: ['Patients’ choice 2025', 'Teaching award', 'Fellow of the college', 'Community health prize'],
  skills: [
    'Chronic care',
    'Second opinion',
    'Preventive check-ups',
    'Travel medicine',
    'Ultrasound',
    'Minor surgery',
    'Nutrition counselling',
    'Dental care',
    'Soft tissue surgery',
    'Geriatric care',
    'Fear-free handling',
    'Puppy classes',
  ],
  allergies: [
    'Penicillin',
    'Aspirin',
    'Ibuprofen',
    'Latex',
    'Peanut',
    'Cow’s milk',
    'Egg',
    'Shellfish',
    'Bee venom',
    'Chicken protein',
    'Beef protein',
    'Dust mites',
    'Grass pollen',
    'Flea saliva',
  ],
} as const

function alternate(): Draft[] {
  return peoplePosts.flatMap((post, index) => [post, petPosts[index]!])
}

/** Thirty posts, one every third day back from yesterday, some that are still to come, and the reference lists. */
export async function seedContent(world: World): Promise<void> {
  const posts = alternate().map((post, index) => {
    const at = daysFrom(world, -1 - index * 3)
    return {
      id: world.dice.id(at),
      ...postOf(post),
      picture: `/pictures/posts/${post.scene}.svg`,
      author_name: `${world.dice.pick(index % 2 === 0 ? feminine : masculine)} ${world.dice.pick(families)}`,
      published_at: at.toISOString(),
      updated_at: at.toISOString(),
    }
  })
  await insertAll(world, 'blog_posts', posts)
  await seedUnseenPosts(world)
  await insertAll(
    world,
    'reference_entries',
    Object.entries(lists).flatMap(([list, names]) =>
      names.map((name) => ({
        id: world.dice.id(daysFrom(world, -300)),
        list: list as keyof typeof lists,
        name,
        retired_at: null,
      })),
    ),
  )
}
