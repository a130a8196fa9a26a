import { expect, it } from 'vitest'
import { boundedCache } from './bounded-cache.ts'

function cache(most: number, meanwhile = 0) {
  let now = 0
  let made = 0
  const kept = boundedCache<string>({ most, milliseconds: 100, meanwhile }, () => now)
  const ask = (key: string) => kept(key, async () => `${key} ${(made += 1)}`)
  return { kept, ask, pass: (milliseconds: number) => (now += milliseconds) }
}

it('makes a thing once for all who ask within its time, also side by side, and again after it', async () => {
  const { ask, pass } = cache(10)
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a 1', 'a 1'])
  pass(99)
  expect(await ask('a')).toBe('a 1')
  pass(1)
  expect(await ask('a')).toBe('a 2')
})

it('lets go what was asked for longest ago when there is too much', async () => {
  const { ask } = cache(2)
  await ask('a')
  await ask('b')
  await ask('a')
  await ask('c')
  expect([await ask('a'), await ask('c'), await ask('b')]).toEqual(['a 1', 'c 3', 'b 4'])
})

it('keeps no failure', async () => {
  const { kept, ask } = cache(2)
  await expect(kept('a', () => Promise.reject(new Error('not now')))).rejects.toThrow('not now')
  expect(await ask('a')).toBe('a 1')
})

it('gives the old one while a new one is made, to nobody longer than it may, and keeps it when that fails', async () => {
  const { kept, ask, pass } = cache(10, 1000)
  await ask('a')
  pass(100)
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a 1', 'a 1'])
  expect(await ask('a')).toBe('a 2')
  pass(100)
  expect(await kept('a', () => Promise.reject(new Error('not now')))).toBe('a 2')
  expect(await ask('a')).toBe('a 2')
  expect(await ask('a')).toBe('a 3')
  pass(1100)
  expect(await ask('a')).toBe('a 4')
})
