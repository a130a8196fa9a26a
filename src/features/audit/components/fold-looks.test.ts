import { expect, it } from 'vitest'
import type { OfficeLook } from '#contract/audit/schemas.ts'
import { foldLooks } from './fold-looks.ts'

const look = (minute: number, columns: Partial<OfficeLook> = {}): OfficeLook => ({
  id: `look at ${minute}`,
  at: new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString(),
  by: 'Ada',
  act: 'account.read',
  reason: null,
  ...columns,
})
const shown = (...looks: OfficeLook[]) => foldLooks(looks).map(({ id }) => id)

it('shows a look that is repeated once, by its newest', () => {
  expect(shown(look(30), look(29), look(15), look(0))).toEqual(['look at 30'])
  expect(shown(look(30), look(14)), 'a quarter of an hour lies between').toEqual(['look at 30', 'look at 14'])
})

it('shows whoever else looked, and whatever else was done', () => {
  expect(shown(look(3), look(2, { by: 'Milo' }), look(1))).toHaveLength(3)
  expect(shown(look(3), look(2, { reason: 'A refund' }))).toHaveLength(2)
  expect(
    shown(look(3, { act: 'account.suspend' }), look(2, { act: 'account.suspend' })),
    'an act is never left out',
  ).toHaveLength(2)
})
