import { listsContract as contract } from '#contract/lists/contract.ts'
import type { ReferenceList } from '#contract/lists/values.ts'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makeAdmin, makePatient } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

let made = 0
/** A new entry under a name that no other has. */
export async function makeEntry(server: TestServer, list: ReferenceList = 'allergies', name = `Entry ${(made += 1)}`) {
  return server.call(contract.addReferenceEntry, { body: { list, name, aliases: [] } }, { as: await makeAdmin(server) })
}

export const fixtures: Fixtures = {
  records: {
    referenceEntry: async (server) => {
      const { id } = await makeEntry(server)
      return { id, owners: [await makeAdmin(server)], neighbours: [await makePatient(server)] }
    },
    referenceMerge: async (server) => {
      const as = await makeAdmin(server)
      const [from, into] = [await makeEntry(server), await makeEntry(server)]
      const input = { params: { id: from.id }, body: { intoId: into.id } }
      const { merged } = await server.call(contract.mergeReferenceEntry, input, { as })
      return { id: merged[0]!.mergeId, owners: [as], neighbours: [await makePatient(server)] }
    },
  },
  samples: {
    'GET /admin/reference-entries': { query: { list: 'skills' } },
    'POST /admin/reference-entries': { body: { list: 'skills', name: 'Wound care', aliases: ['Dressings'] } },
    'PUT /admin/reference-entries/{id}': { body: { name: 'Wound care', aliases: [], version: 1 } },
    'POST /admin/reference-entries/import': { body: { list: 'awards', text: 'name\nPrize of the town' } },
  },
  idColumns: ['reference_entries.id', 'reference_merges.id'],
}
