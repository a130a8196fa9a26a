import { expect, it } from 'vitest'
import type { Passwords } from '#server/kernel/ports.ts'
import { queueHashing, queueVerification } from './password-work.ts'

/** Passwords that are worked out only when told, and the names of those under way. */
function slowPasswords(atOnce: number) {
  const underWay: string[] = []
  const ends: (() => void)[] = []
  const passwords: Passwords = { atOnce, hash: async () => '', verify: async () => true }
  const work = (name: string) => () => {
    underWay.push(name)
    return new Promise<string>((resolve) => ends.push(() => resolve(name)))
  }
  return { passwords, work, underWay, ends }
}

it('registrations on forty connections leave a place free, in which sign-ins go on', async () => {
  const { passwords, work, underWay, ends } = slowPasswords(2)
  const registrations = Array.from({ length: 40 }, (_, index) => queueHashing(passwords, work(`new ${index}`)))
  const first = queueVerification(passwords, work('sign-in 1'))
  const second = queueVerification(passwords, work('sign-in 2'))
  expect(underWay).toEqual(['new 0', 'sign-in 1'])
  ends[1]!()
  expect(await first).toBe('sign-in 1')
  expect(underWay).toEqual(['new 0', 'sign-in 1', 'sign-in 2'])
  for (let index = 0; index < 42; index += 1) {
    ends[index]!()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await second).toBe('sign-in 2')
  expect(await Promise.all(registrations)).toHaveLength(40)
})

it('with one place sign-ins come before all registrations that wait', async () => {
  const { passwords, work, underWay, ends } = slowPasswords(1)
  const registrations = ['a', 'b'].map((name) => queueHashing(passwords, work(name)))
  const signIn = queueVerification(passwords, work('sign-in'))
  for (let index = 0; index < 3; index += 1) {
    ends[index]!()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(underWay).toEqual(['a', 'sign-in', 'b'])
  await Promise.all([...registrations, signIn])
})

it('more registrations than may wait are told to come back', async () => {
  const { passwords, work } = slowPasswords(1)
  const outcomes: unknown[] = []
  for (let index = 0; index < 60; index += 1)
    void queueHashing(passwords, work(`new ${index}`)).catch((error: unknown) => outcomes.push(error))
  await new Promise((resolve) => setImmediate(resolve))
  expect(outcomes).toHaveLength(9)
  expect(outcomes[0]).toMatchObject({ status: 503, code: 'busy' })
})
