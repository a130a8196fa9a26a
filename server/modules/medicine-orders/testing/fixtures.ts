import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makePatient, makePharmacy } from '../../../../tests/support/people.ts'
import { makePrescription } from '../../prescriptions/testing/make-prescription.ts'
import { makeAgreed, makePaid, makeQuote, makeRequest, makeStocked, offered, wanted } from './make-medicine-order.ts'
import { pharmacyContract } from '#contract/pharmacy/contract.ts'

const nobody = '00000000-0000-4000-8000-000000000000'
const ending = { reason: 'Not to be had this week' }
const dispensing = { lineId: nobody, outcome: 'filled', quantity: 1, lot: 'L-1', expiresOn: null, reason: '', recentReason: '' }

export const fixtures: Fixtures = {
  records: {
    medicineOrder: async (server) => {
      const { order, patient, pharmacy } = await makeRequest(server)
      return {
        id: order.id,
        owners: [patient, pharmacy],
        neighbours: [await makePatient(server), await makePharmacy(server)],
      }
    },
  },
  samples: {
    'POST /prescriptions/{id}/medicine-orders': {
      body: { pharmacyId: nobody, lineIds: [nobody], delivery: 'pickup', address: null, position: null, phone: null, note: '' },
    },
    'POST /medicine-orders/{id}/quote': {
      body: {
        revision: 1,
        offers: [{ lineId: nobody, kind: 'unavailable', productId: null, quantity: 1, unitPrice: 0, note: '' }],
        note: '',
        hasPaper: false,
      },
    },
    'POST /medicine-orders/{id}/decline': { body: ending },
    'POST /medicine-orders/{id}/cancel': { body: ending },
    'POST /medicine-orders/{id}/agreement': { body: { revision: 1, total: 0 } },
    'POST /medicine-orders/{id}/dispensing': { body: dispensing },
  },
  keyed: {
    'POST /prescriptions/{id}/medicine-orders': async (server) => {
      const { prescription, patient } = await makePrescription(server)
      const pharmacy = await makePharmacy(server)
      await makeStocked(server, pharmacy)
      return {
        as: patient,
        input: {
          params: { id: prescription.id },
          body: wanted(
            pharmacy,
            prescription.lines.map(({ id }) => id),
          ),
        },
      }
    },
    'POST /medicine-orders/{id}/quote': async (server) => {
      const made = await makeRequest(server)
      return { as: made.pharmacy, input: { params: { id: made.order.id }, body: offered(made) } }
    },
    'POST /medicine-orders/{id}/decline': async (server) => {
      const { order, pharmacy } = await makeRequest(server)
      return { as: pharmacy, input: { params: { id: order.id }, body: ending } }
    },
    'POST /medicine-orders/{id}/agreement': async (server) => {
      const { order, patient } = await makeQuote(server)
      const body = { revision: order.revision, total: order.order.total.amount }
      return { as: patient, input: { params: { id: order.id }, body } }
    },
    'POST /medicine-orders/{id}/cancel': async (server) => {
      const { order, patient } = await makeAgreed(server)
      return { as: patient, input: { params: { id: order.id }, body: ending } }
    },
    'POST /medicine-orders/{id}/dispensing': async (server) => {
      const { order, pharmacy } = await makePaid(server)
      const key = `accept-${server.platform.ids.next()}`
      await server.call(
        pharmacyContract.takeDeskStep,
        { params: { id: order.id }, body: { step: 'accept' } },
        { as: pharmacy, key },
      )
      return { as: pharmacy, input: { params: { id: order.id }, body: { ...dispensing, lineId: order.lines[0]!.id } } }
    },
  },
  idColumns: ['medicine_orders.order_id'],
}
