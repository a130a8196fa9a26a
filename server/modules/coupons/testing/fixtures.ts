import { couponsContract } from '#contract/coupons/contract.ts'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makeCompany } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'
import { couponDraft } from './make-draft.ts'

async function owned(server: TestServer) {
  const owner = await makeCompany(server)
  const body = couponDraft({ uniqueCodes: true })
  return { owner, coupon: await server.call(couponsContract.createCoupon, { body }, { as: owner }) }
}

const company = {
  name: 'Northwind',
  legalName: 'Northwind Ltd',
  contactName: 'Ada Quinn',
  phone: null,
  billingAddress: { lines: ['1 Willow Lane'], city: 'Boston', region: 'MA', postalCode: '02108', country: 'US' },
}

export const fixtures: Fixtures = {
  records: {
    coupon: async (server) => {
      const { owner, coupon } = await owned(server)
      return { id: coupon.id, owners: [owner], neighbours: [await makeCompany(server)] }
    },
  },
  samples: {
    'POST /company/coupons': { body: couponDraft() },
    'PUT /company/coupons/{id}': { body: { version: 1, draft: couponDraft() } },
    'POST /company/coupons/{id}/steps': { body: { step: 'activate' } },
    'POST /company/coupons/{id}/codes': { body: { count: 2 } },
    'PUT /company/profile': { body: company },
  },
  keyed: {
    'POST /company/coupons': async (server) => ({
      as: await makeCompany(server),
      input: { body: couponDraft({ code: 'KEYED-ONE' }) },
    }),
    'POST /company/coupons/{id}/codes': async (server) => {
      const { owner, coupon } = await owned(server)
      return { as: owner, input: { params: { id: coupon.id }, body: { count: 2 } } }
    },
  },
  idColumns: ['coupons.id'],
}
