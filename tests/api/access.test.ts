import { describe, expect, test } from 'vitest'
import type { Access, Endpoint } from '#contract/kernel/call.ts'
import type { Problem } from '#contract/kernel/problem.ts'
import { roles, staffRights } from '#contract/kernel/roles.ts'
import type { Role } from '#contract/kernel/roles.ts'
import { makeAdmin, makeCompany, makeDoctor, makePatient, makePharmacy, makeStaff } from '../support/people.ts'
import type { Person } from '../support/people.ts'
import { records } from '../support/records.ts'
import type { MadeRecord } from '../support/fixtures.ts'
import { nobodysId, sampleInput } from '../support/sample.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer()
const endpoints = server.modules.flatMap((module) => module.endpoints.map(({ endpoint }) => endpoint))
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

const may = ({ who }: Access, role: Role) => who === 'anyone' || who === 'signedIn' || who.includes(role)
/** How the kernel refuses who may not call; a verb's own refusals have other words. */
const refusedAtTheDoor = ['unauthenticated', 'invalid_token', 'token_expired', 'wrong_role', 'missing_right']

const make: Record<Role, () => Promise<Person>> = {
  patient: () => makePatient(server),
  doctor: () => makeDoctor(server),
  pharmacy: () => makePharmacy(server),
  admin: () => makeAdmin(server),
  company: () => makeCompany(server),
  staff: async () => makeStaff(server, await makeDoctor(server)),
}

async function answerOf(endpoint: Endpoint, as: Person | undefined, id?: string) {
  const response = await server.send(endpoint, sampleInput(endpoint, id), { as })
  const text = await response.text()
  const isProblem = response.headers.get('content-type') === 'application/problem+json'
  return { status: response.status, text, code: isProblem ? (JSON.parse(text) as Problem).code : null }
}

function provider(endpoint: Endpoint): () => Promise<MadeRecord> {
  const { record } = endpoint.access
  const made = record && records[record]
  if (!made) throw new Error(`Say in the capability's testing/fixtures.ts how a record of kind ${record} is made`)
  return () => made(server)
}

/** The parties of a record that the endpoint lets in by role; without any, nothing would be tested. */
function allowed(endpoint: Endpoint, people: readonly Person[]): readonly Person[] {
  const found = people.filter(({ role }) => may(endpoint.access, role))
  if (found.length === 0) throw new Error(`No fixture gives anybody whom ${endpoint.method} ${endpoint.path} lets in`)
  return found
}

test('there is something to walk', () => {
  expect(endpoints.length).toBeGreaterThan(20)
})

describe.each(named)('%s', (_, endpoint) => {
  const { access } = endpoint

  test('lets in whom it declares, and nobody else', async () => {
    const visitor = await answerOf(endpoint, undefined)
    if (access.who === 'anyone') expect(refusedAtTheDoor).not.toContain(visitor.code)
    else expect(visitor).toMatchObject({ status: 401, code: 'unauthenticated' })
    for (const role of roles) {
      const { status, code } = await answerOf(endpoint, await make[role]())
      if (may(access, role)) expect(refusedAtTheDoor, role).not.toContain(code)
      else expect({ role, status, code }).toEqual({ role, status: 403, code: 'wrong_role' })
    }
  })

  const { right } = access
  if (right)
    test('needs the right, of staff', async () => {
      const doctor = await makeDoctor(server)
      const others = staffRights.filter((other) => other !== right)
      const without = await answerOf(endpoint, await makeStaff(server, doctor, others))
      expect(without).toMatchObject({ status: 403, code: 'missing_right' })
      expect(refusedAtTheDoor).not.toContain((await answerOf(endpoint, await makeStaff(server, doctor, [right]))).code)
    })

  const ofParty = access.whose === 'party' && endpoint.path.includes('{id}')
  if (ofParty)
    test('answers a neighbour as if the record did not exist', async () => {
      const { id, neighbours } = await provider(endpoint)()
      for (const neighbour of allowed(endpoint, neighbours)) {
        const answer = await answerOf(endpoint, neighbour, id)
        expect(answer, neighbour.role).toMatchObject({ status: 404, code: 'not_found' })
        expect(answer).toEqual(await answerOf(endpoint, neighbour, nobodysId))
      }
    })

  if (ofParty || access.record)
    test('is reached by whom the record belongs to', async () => {
      const anew = provider(endpoint)
      for (const { role } of allowed(endpoint, (await anew()).owners)) {
        const { id, owners } = await anew()
        const { status, code, text } = await answerOf(
          endpoint,
          owners.find((owner) => owner.role === role),
          id,
        )
        expect([...refusedAtTheDoor, 'not_found'], `${role}: ${text}`).not.toContain(code)
        expect(status, role).toBeLessThan(500)
      }
    })
})

test('every call of the contract is answered by a capability, and every endpoint is in the contract', () => {
  const contracts = import.meta.glob<Record<string, Record<string, Endpoint>>>('../../contract/*/{contract,*-contract}.ts', {
    eager: true,
  })
  const promised = Object.values(contracts).flatMap((exported) =>
    Object.values(exported).flatMap((calls) => Object.values(calls)),
  )
  const names = (list: readonly Endpoint[]) => list.map(({ method, path }) => `${method} ${path}`).toSorted()
  expect(names(endpoints)).toEqual(names(promised))
})
