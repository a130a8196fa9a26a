import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Endpoint } from '#contract/kernel/call.ts'
import type { Role } from '#contract/kernel/roles.ts'
import { makeEveryRole, type Person } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer()
const endpoints = server.modules.flatMap((module) => module.endpoints.map(({ endpoint }) => endpoint))
/** What every object has without being given it. */
const inherited = [...Object.getOwnPropertyNames(Object.prototype), 'prototype']

const callerOf = ({ access }: Endpoint, people: Readonly<Record<string, Person>>): Person | undefined =>
  access.who === 'anyone' ? undefined : access.who === 'signedIn' ? people['patient'] : people[access.who[0] as Role]

const pathOf = ({ path }: Endpoint) => path.replaceAll(/\{[^}]*\}/g, '01900000-0000-7000-8000-00000000dead')

const withBody = (method: Endpoint['method'], headers: Record<string, string>, body: string): RequestInit => ({
  method,
  headers,
  body,
})

async function failures(requestFor: (endpoint: Endpoint, url: URL, headers: Record<string, string>) => Request | null) {
  const people = await makeEveryRole(server)
  const found: string[] = []
  for (const endpoint of endpoints) {
    const caller = callerOf(endpoint, people)
    const headers = {
      ...(caller && { Authorization: `Bearer ${caller.token}` }),
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    }
    const request = requestFor(endpoint, new URL(`http://carenest.test/api${pathOf(endpoint)}`), headers)
    if (!request) continue
    const response = await server.fetch(request, { ip: '192.0.2.1' })
    await response.body?.cancel()
    if (response.status >= 500) found.push(`${response.status} ${endpoint.method} ${endpoint.path}`)
  }
  return found
}

it('names that every object has are unknown names like any other in a query', { timeout: 600_000 }, async () => {
  const found = await failures(({ method }, url, headers) => {
    for (const name of inherited) url.searchParams.append(name, '1')
    return new Request(url, { method, headers, ...(method !== 'GET' && { body: '{}' }) })
  })
  expect(found).toEqual([])
})

it('they are unknown names in a body too', { timeout: 600_000 }, async () => {
  const body = `{${inherited.map((name) => `${JSON.stringify(name)}:1`).join()}}`
  const found = await failures(({ method }, url, headers) =>
    method === 'GET' ? null : new Request(url, withBody(method, headers, body)),
  )
  expect(found).toEqual([])
})

it('what nests 9,000 levels deep is refused before anything reads it', { timeout: 600_000 }, async () => {
  for (const body of ['['.repeat(9000) + ']'.repeat(9000), '{"a":'.repeat(9000) + '1' + '}'.repeat(9000)]) {
    const found = await failures(({ method }, url, headers) =>
      method === 'GET' ? null : new Request(url, withBody(method, headers, body)),
    )
    expect(found).toEqual([])
  }
})

/** What else parses JSON: rows and files that the platform wrote itself, its own settings, signed messages, and what parses after a bound of its own. */
const ownJson = new Set([
  'adapters/database/types.ts',
  'adapters/payments/sandbox.ts',
  'adapters/payments/stripe.ts',
  'adapters/pglite/folder-lock.ts',
  'hub/protocol.ts',
  'hub/publisher.ts',
  'kernel/cursor.ts',
  'kernel/http/body.ts',
  'kernel/http/lease.ts',
  'modules/privacy/erasure-ledger.ts',
  'node/backup/control.ts',
  'node/backup/manifest.ts',
  'node/route-table.ts',
  'node/service-account.ts',
])

it('JSON from outside has one way in', () => {
  const parsing = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing\//.test(file))
    .filter((file) => readFileSync(`server/${file}`, 'utf8').includes('JSON.parse('))
  expect(parsing.filter((file) => !ownJson.has(file)).toSorted()).toEqual([])
})
