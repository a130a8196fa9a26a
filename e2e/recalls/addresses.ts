import { recallsContract } from '#contract/recalls/contract.ts'
import { paths } from '#shared/paths.ts'
import type { DetailAddresses } from '../support/detail-addresses.ts'
import { call } from '../support/platform.ts'

/** Details screens are looked at with a record. */
export const addresses: DetailAddresses = {
  pharmacy: async (pharmacy) => {
    const { items } = await call(recallsContract.listRecalls, { query: {} }, { as: pharmacy! })
    return { [paths.pharmaRecallDetails.pattern]: paths.pharmaRecallDetails.link({ id: items[0]!.id }) }
  },
  admin: async (admin) => {
    const { items } = await call(recallsContract.listRecalls, { query: {} }, { as: admin! })
    return { [paths.recallDetails.pattern]: paths.recallDetails.link({ id: items[0]!.id }) }
  },
}
