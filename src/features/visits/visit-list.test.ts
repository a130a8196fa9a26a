import { expect, it } from 'vitest'
import { allWhenFew, fewVisits } from './visit-list.ts'

const visits = (count: number) => Array.from({ length: count }, (_, index) => index)
const whole = { narrowed: false, hasMore: false }

it('a handful is few; one more, a further page, or a part that was looked for is a list with tools', () => {
  expect(allWhenFew(visits(0), whole)).toEqual([])
  expect(allWhenFew(visits(fewVisits), whole)).toHaveLength(fewVisits)
  expect(allWhenFew(visits(fewVisits + 1), whole)).toBeUndefined()
  expect(allWhenFew(visits(3), { ...whole, hasMore: true })).toBeUndefined()
  expect(allWhenFew(visits(3), { ...whole, narrowed: true })).toBeUndefined()
  expect(allWhenFew(undefined, whole)).toBeUndefined()
})
