import { expect, test } from 'vitest'
import { roles } from '#contract/kernel/roles.ts'
import type { Role } from '#contract/kernel/roles.ts'
import { makeAdmin, makeCompany, makeDoctor, makePatient, makePharmacy, makeStaff, type Person } from '../support/people.ts'
import { records } from '../support/records.ts'
import { sampleInput } from '../support/sample.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer()
const endpoints = server.modules.flatMap((module) => module.endpoints.map(({ endpoint }) => endpoint))

const make: Record<Role, () => Promise<Person>> = {
  patient: () => makePatient(server),
  doctor: () => makeDoctor(server),
  pharmacy: () => makePharmacy(server),
  admin: () => makeAdmin(server),
  company: () => makeCompany(server),
  staff: async () => makeStaff(server, await makeDoctor(server)),
}

/** The texts in what was sent, but for a contract's own words (`patient`, `appointment`). */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length < 6 || /^[a-z]+$/.test(value) ? [] : [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn)
  return []
}

test('whoever calls whatever, the log has nothing of the person and nothing of what they sent', async () => {
  const secrets = new Set<string>()
  for (const endpoint of endpoints) {
    const record = endpoint.access.record && (await records[endpoint.access.record]?.(server))
    const people = [...(record?.owners ?? []), await make[roles.find((role) => mayCall(endpoint.access.who, role))!]()]
    for (const person of people) {
      const key = `key-of-${person.userId}`
      const input = sampleInput(endpoint, record?.id)
      await server.send(endpoint, input, { as: person, key, ip: '198.51.100.77' })
      const { params, query, body } = input
      for (const text of [person.name, person.email, person.password, person.token, person.refreshToken, person.userId, key])
        secrets.add(text)
      for (const text of [...textsIn(params), ...textsIn(query), ...textsIn(body)]) secrets.add(text)
    }
  }
  const log = JSON.stringify(server.log.entries)
  expect(server.log.entries.length).toBeGreaterThan(endpoints.length)
  expect([...secrets, '198.51.100.77'].filter((secret) => log.includes(JSON.stringify(secret).slice(1, -1)))).toEqual([])
})

const mayCall = (who: string | readonly Role[], role: Role) => typeof who === 'string' || who.includes(role)
