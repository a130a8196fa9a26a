import { expect, it } from 'vitest'
import { newPost } from '#contract/blog/schemas.ts'
import type { WrittenPost } from '#contract/blog/schemas.ts'
import { newPostValues, postOfValues, valuesOfPost, type PostValues } from './post-values.ts'

const zone = 'America/New_York'
const post: WrittenPost = {
  id: '01990000-0000-7000-8000-000000000001',
  slug: 'old-name',
  title: 'Teeth of old dogs',
  summary: 'What to look for, and how often.',
  category: 'dogs',
  author: 'Ada Quinn',
  picture: '/pictures/posts/dog-0.svg',
  pictureText: '',
  publishedAt: '2026-12-01T14:30:00.000Z',
  state: 'scheduled',
  updatedAt: '2026-11-20T08:00:00.000Z',
  readingMinutes: 1,
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Look once a week.' }] }] },
  version: 4,
}
function withoutVersion({ version, ...values }: PostValues) {
  expect(version).toBeTypeOf('number')
  return values
}
const kept = { zone, picture: post.picture }

it('a post that is opened and sent again is the same', () => {
  const values = valuesOfPost(post, zone)
  expect(values.publication).toEqual({ kind: 'at', at: '2026-12-01T09:30' })
  const sent = newPost.parse(postOfValues(withoutVersion(values), kept))
  expect(sent).toEqual({
    title: post.title,
    slug: post.slug,
    summary: post.summary,
    category: post.category,
    author: post.author,
    pictureText: '',
    body: post.body,
    publication: { kind: 'at', at: post.publishedAt },
  })
})

it('the picture is spoken of only when it is another', () => {
  const values = valuesOfPost(post, zone)
  const file = '01990000-0000-7000-8000-000000000002'
  expect(postOfValues({ ...values, picture: null }, kept).picture).toBeNull()
  expect(postOfValues({ ...values, picture: `/api/files/${file}` }, kept).picture).toBe(file)
  expect(postOfValues(values, kept).picture).toBeUndefined()
})

it('the address is made from the title until one is written', () => {
  const values = { ...newPostValues('Ada Quinn'), title: 'Fever? Don’t panic!' }
  expect(postOfValues(values, { zone, picture: null }).slug).toBe('fever-don-t-panic')
  expect(postOfValues({ ...values, slug: ' fever ' }, { zone, picture: null }).slug).toBe('fever')
})

it('what is empty is at fault under its own name', () => {
  const values: PostValues = { ...newPostValues(''), publication: { kind: 'at', at: '' } }
  const empty = postOfValues(withoutVersion(values), { zone, picture: null })
  const fields = newPost.safeParse(empty).error!.issues.map(({ path }) => path.join('.'))
  expect(fields.toSorted()).toEqual(['body', 'category', 'publication.at', 'slug', 'summary', 'title'])
})

it('a draft needs only a title', () => {
  const draft = postOfValues(withoutVersion({ ...newPostValues(''), title: 'Old teeth' }), { zone, picture: null })
  expect(newPost.safeParse(draft)).toMatchObject({ success: true, data: { title: 'Old teeth', summary: '' } })
  const untitled = postOfValues(withoutVersion(newPostValues('')), { zone, picture: null })
  expect(newPost.safeParse(untitled).error!.issues.map(({ path }) => path.join('.'))).toEqual(['title'])
})
