import { expect, it } from 'vitest'
import { showAllWhenFew, fewAppointments } from './appointment-list.ts'

const visits = (count: number) => Array.from({ length: count }, (_, index) => index)
const whole = { narrowed: false, hasMore: false }

it('a handful is few; one more, a further page, or a part that was looked for is a list with tools', () => {
  expect(showAllWhenFew(visits(0), whole)).toEqual([])
  expect(showAllWhenFew(visits(fewAppointments), whole)).toHaveLength(fewAppointments)
  expect(showAllWhenFew(visits(fewAppointments + 1), whole)).toBeUndefined()
  expect(showAllWhenFew(visits(3), { ...whole, hasMore: true })).toBeUndefined()
  expect(showAllWhenFew(visits(3), { ...whole, narrowed: true })).toBeUndefined()
  expect(showAllWhenFew(undefined, whole)).toBeUndefined()
})
