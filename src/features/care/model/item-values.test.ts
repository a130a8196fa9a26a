import { expect, test } from 'vitest'
import { careItemDraft } from '#contract/care/schemas.ts'
import { draftOfItem, newItem, readTimes } from './item-values.ts'

test('times are read however they are written', () => {
  expect(readTimes('8:00, 20.30; 23:15')).toEqual(['08:00', '20:30', '23:15'])
  expect(readTimes('  ')).toEqual([])
  expect(readTimes('noon')).toEqual(['noon'])
})

test('what a new form holds is a plan once it has a title', () => {
  for (const kind of ['dose', 'measurement', 'check', 'vaccination'] as const)
    for (const mode of ['once', 'daily', 'hours'] as const) {
      const draft = draftOfItem({ ...newItem('2026-03-02', kind), mode, title: 'Something' })
      expect(careItemDraft.safeParse(draft).success).toBe(true)
    }
  expect(careItemDraft.safeParse(draftOfItem({ ...newItem('2026-03-02'), title: 'A', times: '' })).success).toBe(false)
})
