import { pharmacyContract as contract } from '#contract/pharmacy/contract.ts'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makePharmacy, type Person } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'
import { makePaid } from '../../medicine-orders/testing/make-medicine-order.ts'

export const product = (more: object = {}) => ({
  sku: 'A-1',
  name: 'Aspirin 100 mg',
  description: '',
  category: 'tablets' as const,
  audience: 'people' as const,
  prescriptionOnly: false,
  price: 449,
  lowStock: 5,
  isHidden: false,
  ...more,
})
const heads = ['sku', 'name', 'category', 'audience', 'price']
const lot = { lotId: null, lot: 'L-1', expiresOn: null, quantity: 5, seenQuantity: 0, reason: 'Delivered' }
const newImport = { name: 'shelf-of-march.csv', delimiter: ',' as const, heads }
const address = { lines: ['1 Mill Lane'], city: 'Boston', region: 'MA', postalCode: '02108', country: 'US' }

async function beginImport(server: TestServer, pharmacy: Person) {
  const key = `import-${server.platform.ids.next()}`
  return server.call(contract.beginCatalogueImport, { body: newImport }, { as: pharmacy, key })
}

export const fixtures: Fixtures = {
  records: {
    deskOrder: async (server) => {
      const { order, pharmacy } = await makePaid(server)
      return { id: order.id, owners: [pharmacy], neighbours: [await makePharmacy(server)] }
    },
    ownProduct: async (server) => {
      const owner = await makePharmacy(server)
      const key = `product-${server.platform.ids.next()}`
      const { id } = await server.call(contract.addOwnProduct, { body: product() }, { as: owner, key })
      return { id, owners: [owner], neighbours: [await makePharmacy(server)] }
    },
    catalogueImport: async (server) => {
      const owner = await makePharmacy(server)
      return { id: (await beginImport(server, owner)).id, owners: [owner], neighbours: [await makePharmacy(server)] }
    },
  },
  samples: {
    'PUT /pharmacy/details': { body: { phone: null, about: '', address, position: null } },
    'PUT /pharmacy/hours': { body: { spans: [{ weekday: 1, from: '09:00', to: '18:00' }], closedDays: [] } },
    'PUT /pharmacy/delivery': { body: { delivers: true, withinMetres: 5000, fee: 390, freeFrom: null, postcodes: [] } },
    'POST /pharmacy/orders/{id}/steps': { body: { step: 'accept' } },
    'POST /pharmacy/orders/{id}/rejection': { body: { reason: 'Not to be had' } },
    'POST /pharmacy/products': { body: product() },
    'PUT /pharmacy/products/{id}': { body: product() },
    'POST /pharmacy/products/{id}/lots': { body: lot },
    'POST /pharmacy/imports': { body: newImport },
    'POST /pharmacy/imports/{id}/lines': { body: { firstLine: 2, lines: [['A-1', 'Aspirin', 'tablets', 'people', '4.49']] } },
  },
  keyed: {
    'POST /pharmacy/orders/{id}/steps': async (server) => {
      const { order, pharmacy } = await makePaid(server)
      return { as: pharmacy, input: { params: { id: order.id }, body: { step: 'accept' } } }
    },
    'POST /pharmacy/orders/{id}/rejection': async (server) => {
      const { order, pharmacy } = await makePaid(server)
      return { as: pharmacy, input: { params: { id: order.id }, body: { reason: 'Not to be had' } } }
    },
    'POST /pharmacy/products': async (server) => ({ as: await makePharmacy(server), input: { body: product() } }),
    'POST /pharmacy/products/{id}/lots': async (server) => {
      const as = await makePharmacy(server)
      const { id } = await server.call(
        contract.addOwnProduct,
        { body: product() },
        { as, key: `product-${server.platform.ids.next()}` },
      )
      return { as, input: { params: { id }, body: lot } }
    },
    'POST /pharmacy/imports': async (server) => ({ as: await makePharmacy(server), input: { body: newImport } }),
    'POST /pharmacy/imports/{id}/apply': async (server) => {
      const pharmacy = await makePharmacy(server)
      const { id } = await beginImport(server, pharmacy)
      const body = { firstLine: 2, lines: [['A-1', 'Aspirin', 'tablets', 'people', '4.49']] }
      await server.call(contract.sendCatalogueLines, { params: { id }, body }, { as: pharmacy })
      return { as: pharmacy, input: { params: { id } } }
    },
  },
  idColumns: ['catalogue_imports.id'],
}
