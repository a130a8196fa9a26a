import { bind } from '../kernel/call.ts'
import { catalogueCalls } from './calls.ts'
import { productPage, productQuery } from './schemas.ts'

export const catalogueContract = bind(catalogueCalls, {
  listProducts: { query: productQuery, answer: productPage },
})
