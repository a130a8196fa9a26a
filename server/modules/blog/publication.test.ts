import fc from 'fast-check'
import { expect, it } from 'vitest'
import { postStateAt } from '#contract/blog/state.ts'
import type { Publication } from '#contract/blog/schemas.ts'
import { publishedAfter, stepBetween } from './publication.ts'

const settings = { seed: 20_261_122 }
const instantAt = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour)).toISOString()
const now = instantAt(12)
const hour = fc.integer({ min: 0, max: 23 }).map(instantAt)
const kept = fc.option(hour)
const asked = fc.oneof(
  fc.constant<Publication>({ kind: 'draft' }),
  fc.constant<Publication>({ kind: 'now' }),
  hour.map<Publication>((at) => ({ kind: 'at', at })),
)

it('a change leaves a post where it was asked to be, and a published one its date', () => {
  fc.assert(
    fc.property(asked, kept, (publication, before) => {
      const after = publishedAfter(publication, before, now)
      if (after === 'past') {
        expect(publication.kind).toBe('at')
        expect(publication.kind === 'at' && publication.at > now).toBe(false)
        return
      }
      const state = postStateAt(after.at, now)
      expect(state).toBe(
        { draft: 'draft', now: 'published', at: state === 'published' ? 'published' : 'scheduled' }[publication.kind],
      )
      if (state === 'published') expect(after.at).toBe(before !== null && before <= now ? before : now)
    }),
    settings,
  )
})

it('tells a step just when readers notice one', () => {
  fc.assert(
    fc.property(kept, kept, (before, after) => {
      const states = [postStateAt(before, now), postStateAt(after, now)]
      const verb = { draft: 'unpublish', scheduled: 'schedule', published: 'publish' }[states[1]!]
      const isSame = states[0] === states[1] && (states[1] !== 'scheduled' || before === after)
      expect(stepBetween(before, after, now)).toBe(isSame ? null : verb)
    }),
    settings,
  )
})
