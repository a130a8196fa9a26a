import { paymentsContract } from '#contract/payments/contract.ts'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makePatient } from '../../../../tests/support/people.ts'
import { saveCard } from './save-card.ts'

export const fixtures: Fixtures = {
  records: {
    savedCard: async (server) => {
      const owner = await makePatient(server)
      return { id: await saveCard(server, owner), owners: [owner], neighbours: [await makePatient(server)] }
    },
    cardSetup: async (server) => {
      const owner = await makePatient(server)
      const { id } = await server.call(paymentsContract.beginCard, {}, { as: owner })
      return { id, owners: [owner], neighbours: [await makePatient(server)] }
    },
  },
  samples: {
    'POST /cards/setups/{id}/confirm-sandbox': {
      body: { number: '4242424242424242', expiryMonth: 12, expiryYear: 2030, cvc: '123' },
    },
  },
}
