import { seeAsContract } from '#contract/see-as/contract.ts'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makeAdmin, makePatient, type Person } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

export const reason = 'Cannot find the invoice of March'

/** A session of an administrator with somebody's eyes, as who calls in it. */
export async function seeAs(server: TestServer, as: Person, person: Person): Promise<Person & { readonly seeAsId: string }> {
  const params = { id: person.userId }
  const begun = await server.call(seeAsContract.beginSeeAs, { params, body: { reason } }, { as })
  return { ...person, token: begun.accessToken.token, refreshToken: '', seeAsId: begun.id }
}

export const fixtures: Fixtures = {
  records: {
    seeAs: async (server) => {
      const admin = await makeAdmin(server)
      const { seeAsId } = await seeAs(server, admin, await makePatient(server))
      return { id: seeAsId, owners: [admin], neighbours: [] }
    },
  },
  samples: { 'POST /admin/accounts/{id}/see-as': { body: { reason } } },
}
