import { expect, it } from 'vitest'
import { orderStateLooks } from '#features/orders/index.ts'
import { appointmentLooks } from './appointment-looks.ts'

const alarmed = (looks: Readonly<Record<string, { tone: string }>>) =>
  Object.keys(looks).filter((state) => looks[state]?.tone === 'error')

it('a visit that is confirmed, waits or goes on is not drawn in alarm, only one to which nobody came', () => {
  expect(alarmed(appointmentLooks)).toEqual(['no_show'])
})

it('an order is drawn in alarm only where nobody came or the seller could not', () => {
  expect(alarmed(orderStateLooks)).toEqual(['no_show', 'rejected'])
})
