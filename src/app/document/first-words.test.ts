import { expect, it } from 'vitest'
import { firstWords } from './first-words.ts'

it('leaves a short text as it is, on one line', () => {
  expect(firstWords(' Sit somewhere\nwith light. ')).toBe('Sit somewhere with light.')
})

it('ends a long text after a whole word', () => {
  const shown = firstWords('rest and drink '.repeat(40))
  expect(shown.length).toBeLessThanOrEqual(161)
  expect(shown).toMatch(/^(rest and drink )+(rest|rest and|rest and drink)…$/)
})

it('cuts a text that has no spaces, as some languages write', () => {
  expect(firstWords('語'.repeat(400))).toBe(`${'語'.repeat(160)}…`)
})
