import { catalogueContract } from '#contract/catalogue/contract.ts'
import { paths } from '#shared/paths.ts'
import type { DetailAddresses } from '../support/detail-addresses.ts'
import { call } from '../support/platform.ts'

/** Details screens are looked at with a record. */
export const addresses: DetailAddresses = {
  patient: async () => {
    const { items } = await call(catalogueContract.listProducts, { query: { limit: 1 } })
    return { [paths.deliverRegularly.pattern]: paths.deliverRegularly.link({ id: items[0]!.id }) }
  },
}
