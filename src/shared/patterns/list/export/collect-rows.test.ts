import { expect, test, vi } from 'vitest'
import { collectRows, type RowPage } from './collect-rows.ts'

const pages: Record<string, RowPage<number>> = {
  first: { items: [1, 2], next: 'second' },
  second: { items: [3], next: 'third' },
  third: { items: [4], next: null },
}
const read = vi.fn(async (cursor: string | undefined) => pages[cursor ?? 'first']!)

test('reads page after page and tells how far it is', async () => {
  const counts: number[] = []
  expect(await collectRows(read, new AbortController().signal, (count) => counts.push(count))).toEqual([1, 2, 3, 4])
  expect(counts).toEqual([2, 3, 4])
})

test('stops between pages once it is cancelled', async () => {
  read.mockClear()
  const controller = new AbortController()
  const rows = collectRows(read, controller.signal, (count) => count === 3 && controller.abort())
  await expect(rows).rejects.toThrow('aborted')
  expect(read).toHaveBeenCalledTimes(2)
})

test('a list that goes in circles ends with a fault, and so does a page that does not come', async () => {
  const circle = async () => ({ items: [1], next: 'again' })
  await expect(collectRows(circle, new AbortController().signal, () => {})).rejects.toThrow('same cursor')
  const broken = () => Promise.reject(new Error('gone'))
  await expect(collectRows(broken, new AbortController().signal, () => {})).rejects.toThrow('gone')
})
