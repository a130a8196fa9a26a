import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { ConfigFault, environment, isProduction, readConfig } from './config.ts'

const faultsOf = (variables: Record<string, string>): readonly string[] => {
  try {
    readConfig(variables)
    return []
  } catch (error) {
    if (error instanceof ConfigFault) return error.lines
    throw error
  }
}

const example = parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8')) as Record<string, string>

const shared = { DATABASE_URL: 'postgres://localhost/carenest', TOKEN_SECRET: 'a secret of at least thirty-two characters' }

describe('settings', () => {
  it('need nothing to be given', () => {
    expect(readConfig({})).toMatchObject({ PORT: 4000, DATA_DIR: 'data', NODE_ENV: 'production', TRUST_PROXY: [] })
  })

  it('are all named in .env.example, and no other', () => {
    expect(Object.keys(example).toSorted()).toEqual(Object.keys(environment.shape).toSorted())
  })

  it('have the defaults that .env.example shows', () => {
    expect(readConfig(example)).toEqual(readConfig({}))
  })

  it('name every fault in a line of its own, without the value', () => {
    const lines = faultsOf({
      PORT: 'many',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      LOG_LEVEL: 'loud',
      TOKEN_SECRET: 'hunter2',
    })
    expect(lines.map((line) => line.split(' ')[0]).toSorted()).toEqual(['DATABASE_URL', 'LOG_LEVEL', 'PORT', 'TOKEN_SECRET'])
    expect(lines.join()).not.toContain('hunter2')
  })

  it('name the proxies that are believed', () => {
    expect(readConfig({ TRUST_PROXY: 'true' }).TRUST_PROXY).toEqual(['loopback', 'linklocal', 'uniquelocal'])
    expect(readConfig({ TRUST_PROXY: '10.1.2.3, 2001:db8::/32,loopback' }).TRUST_PROXY).toEqual([
      '10.1.2.3',
      '2001:db8::/32',
      'loopback',
    ])
    for (const TRUST_PROXY of ['1', 'everybody', '10.0.0.0/99', '10.1.2.3,,'])
      expect(faultsOf({ TRUST_PROXY })).toEqual([expect.stringMatching(/^TRUST_PROXY must be/)])
  })

  it('want a token secret beside a shared database', () => {
    expect(faultsOf({ DATABASE_URL: 'postgres://localhost/carenest' })).toEqual([
      expect.stringMatching(/^TOKEN_SECRET is required/),
    ])
  })

  it('are of production once no demonstration is wanted', () => {
    const kinds = [{}, { DEMO: 'false' }, { DEMO: 'false', NODE_ENV: 'development' }, shared, { ...shared, DEMO: 'true' }]
    expect(kinds.map((env) => isProduction(readConfig(env)))).toEqual([false, true, false, true, false])
  })

  it('take the three keys of a provider together or not at all', () => {
    expect(faultsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toHaveLength(2)
    expect(
      faultsOf({ FIREBASE_PROJECT_ID: 'nest', FIREBASE_API_KEY: 'key', FIREBASE_AUTH_DOMAIN: 'nest.firebaseapp.com' }),
    ).toEqual([])
  })
})
