import { expect, it } from 'vitest'
import { readChoice } from './choice.ts'

const known = {
  steps: ['units', 'platform on the embedded database', 'stories', 'journeys'],
  capabilities: new Set(['blog', 'booking']),
}
const read = (...words: string[]) => readChoice(words, known)

it('takes words for steps, names for capabilities', () => {
  expect(read()).toEqual({ steps: [], capabilities: [], changedSince: null })
  expect(read('journeys', 'blog')).toEqual({ steps: ['journeys'], capabilities: ['blog'], changedSince: null })
  expect(read('platform', 'stories').steps).toEqual(['platform', 'stories'])
})

it('takes a revision behind --changed where one stands', () => {
  expect(read('--changed')).toEqual({ steps: [], capabilities: [], changedSince: '' })
  expect(read('--changed', 'HEAD~3', 'units')).toEqual({ steps: ['units'], capabilities: [], changedSince: 'HEAD~3' })
  expect(read('--changed', 'stories')).toMatchObject({ steps: ['stories'], changedSince: '' })
})

it('refuses a word that means nothing, instead of running nothing', () => {
  expect(() => read('jurneys')).toThrow('"jurneys"')
})
