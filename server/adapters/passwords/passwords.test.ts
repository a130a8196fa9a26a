import { describe, expect, it } from 'vitest'
import { argon2BrowserPasswords } from './argon2-browser.ts'
import { argon2Passwords } from './argon2.ts'

describe('passwords', () => {
  it('are kept as argon2id with the same cost in Node and in a browser, and each checks the other', async () => {
    const [node, browser] = await Promise.all([
      argon2Passwords.hash('Carenest!2026'),
      argon2BrowserPasswords.hash('Carenest!2026'),
    ])
    for (const hash of [node, browser]) {
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      expect(await argon2Passwords.verify(hash, 'Carenest!2026')).toBe(true)
      expect(await argon2BrowserPasswords.verify(hash, 'Carenest!2026')).toBe(true)
      expect(await argon2Passwords.verify(hash, 'carenest!2026')).toBe(false)
      expect(await argon2BrowserPasswords.verify(hash, 'carenest!2026')).toBe(false)
    }
  })

  it('are salted: the same one never gives the same hash', async () => {
    expect(await argon2Passwords.hash('same')).not.toBe(await argon2Passwords.hash('same'))
  })

  it('match nothing that is no hash', async () => {
    expect(await argon2Passwords.verify('', 'anything')).toBe(false)
    expect(await argon2BrowserPasswords.verify('not a hash', 'anything')).toBe(false)
  })

  it('leave the event loop free while they are worked out', async () => {
    let turns = 0
    const counting = setInterval(() => (turns += 1), 1)
    await Promise.all(Array.from({ length: 8 }, () => argon2Passwords.hash('Carenest!2026')))
    clearInterval(counting)
    expect(turns).toBeGreaterThan(5)
  })
})
