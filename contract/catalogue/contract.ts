import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { catalogueCalls } from './calls.ts'
import { product, productCounts, productNarrowing, productPage, productQuery } from './schemas.ts'

export const catalogueContract = bind(catalogueCalls, {
  listProducts: { query: productQuery, answer: productPage },
  readProduct: { params: byId, answer: product },
  countProducts: { query: productNarrowing, answer: productCounts },
})
