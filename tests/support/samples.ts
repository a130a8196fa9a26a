import { fixturesOfCapabilities, type Fixtures } from './fixtures.ts'

const timeOff = { period: { kind: 'days', from: '2026-04-01', to: '2026-04-03' }, note: 'Away' }

const post = {
  title: 'A sample post',
  slug: 'a-sample-post',
  summary: 'What a sample is good for.',
  category: 'everyday',
  pictureText: '',
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Read this.' }] }] },
  publication: { kind: 'draft' },
}

const common: Fixtures['samples'] = {
  'POST /availability/time-off': { body: timeOff },
  'PUT /availability/time-off/{id}': { body: timeOff },
  'POST /admin/blog-posts': { body: post },
  'PUT /admin/blog-posts/{id}': { body: { ...post, version: 1 } },
  'POST /payments/{id}/confirm-sandbox': {
    body: { number: '4242424242424242', expiryMonth: 12, expiryYear: 2030, cvc: '123' },
  },
}

/** Input where schemas alone do not tell what is valid, by method and path; capabilities say it of their own (`testing/fixtures.ts`). */
export const samples: NonNullable<Fixtures['samples']> = Object.assign(
  {},
  common,
  ...fixturesOfCapabilities.map((fixtures) => fixtures.samples),
)
