import { expect, test } from 'vitest'
import type { Notice } from '#contract/notices/schemas.ts'
import { noticeVariant } from '../notices/model.ts'

test('an event that moved names what of it did, for older notices the time', () => {
  const told: Notice['data'][] = [{ moved: 'place' }, { moved: 'both' }, {}]
  const variants = told.map((data) => noticeVariant('eventChanged', data))
  expect(variants).toEqual(['place', 'both', undefined])
})
