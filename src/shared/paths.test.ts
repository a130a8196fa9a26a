import { expect, it } from 'vitest'
import { paths } from './paths.ts'

it('builds links: names of the pattern into the path, all others into the query', () => {
  expect(paths.root.link()).toBe('/')
  expect(paths.doctorsList.link()).toBe('/doctors-list')
  expect(paths.doctorsList.link({ place: 'São Paulo', mode: undefined })).toBe('/doctors-list?place=S%C3%A3o+Paulo')
  expect(paths.blog.link({ slug: 'a/b?c' })).toBe('/blog/a%2Fb%3Fc')
  expect(paths.appointmentPayment.link({ id: '7', coupon: 'SPRING' })).toBe('/appointment-payment/7?coupon=SPRING')
})

it('names every path once', () => {
  const patterns = Object.values(paths).map(({ pattern }) => pattern)
  expect(new Set(patterns).size).toBe(patterns.length)
})
