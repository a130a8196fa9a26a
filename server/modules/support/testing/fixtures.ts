import { supportContract as contract } from '#contract/support/contract.ts'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makeAdmin, makePatient, type Person } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

export const asked = { topic: 'visits', subject: 'A later time', text: 'Can I come an hour later?' } as const

/** A request of a patient's; answers it as the patient reads it. */
export const makeSupportRequest = (server: TestServer, as: Person, body: Partial<typeof asked> = {}) =>
  server.call(contract.openRequest, { body: { ...asked, ...body } }, { as })

export const makeCanned = (server: TestServer, as: Person, title = `Thanks ${server.platform.ids.next()}`) =>
  server.call(contract.createCanned, { body: { locale: 'en-US', title, text: 'Thank you for writing.' } }, { as })

/** The answer says who wrote: alike for each run of a call that is made again. */
const named = { name: 'Ann Keeper' }

export const fixtures: Fixtures = {
  records: {
    supportRequest: async (server) => {
      const owner = await makePatient(server)
      const { id } = await makeSupportRequest(server, owner)
      return { id, owners: [owner, await makeAdmin(server)], neighbours: [await makePatient(server)] }
    },
    cannedAnswer: async (server) => {
      const admin = await makeAdmin(server)
      return { id: (await makeCanned(server, admin)).id, owners: [admin], neighbours: [] }
    },
  },
  samples: {
    'POST /support/requests': { body: asked },
    'POST /support/desk/requests/{id}/snooze': { body: { until: '2026-03-05T09:00:00.000Z', revision: 1 } },
    'POST /support/desk/requests/{id}/steps': { body: { verb: 'solve', revision: 1 } },
    'POST /support/desk/requests/{id}/answers': { body: { text: 'Yes.', revision: 1 } },
  },
  keyed: {
    'POST /support/requests': async (server) => ({ as: await makePatient(server), input: { body: asked } }),
    'POST /support/requests/{id}/messages': async (server) => {
      const as = await makePatient(server)
      const { id } = await makeSupportRequest(server, as)
      return { as, input: { params: { id }, body: { text: 'One thing more.' } } }
    },
    'POST /support/desk/requests/{id}/answers': async (server) => {
      const { id } = await makeSupportRequest(server, await makePatient(server))
      return { as: await makeAdmin(server, named), input: { params: { id }, body: { text: 'Yes.', revision: 1 } } }
    },
    'POST /support/desk/requests/{id}/notes': async (server) => {
      const { id } = await makeSupportRequest(server, await makePatient(server))
      return { as: await makeAdmin(server, named), input: { params: { id }, body: { text: 'Called back.' } } }
    },
    'POST /support/canned-answers': async (server) => ({
      as: await makeAdmin(server),
      input: { body: { locale: 'en-US', title: 'Thanks', text: 'Thank you for writing.' } },
    }),
  },
  idColumns: ['support_requests.id', 'support_messages.id', 'canned_answers.id'],
}
