import { catalogueCalls } from '#contract/catalogue/calls.ts'
import { listNames, type CapabilityDocument } from '#shared/document/capability-document.ts'
import { paths } from '#shared/paths.ts'
import { productFields, shopFilters } from './model/shop-address.ts'
import { tellOfProducts } from './structured-data.ts'

/** What the server must know to draw the capability's public pages. */
export const shopDocument: CapabilityDocument = {
  reads: { [paths.ecommerce.pattern]: ['id', ...listNames, ...shopFilters, ...Object.keys(productFields)] },
  tell: tellOfProducts,
  records: {
    call: catalogueCalls.listProducts,
    query: {},
    addressOf: ({ id }: { id: string }) => paths.ecommerce.link({ id }),
  },
}
