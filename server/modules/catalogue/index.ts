import { catalogueContract } from '#contract/catalogue/contract.ts'
import { implement, type Module } from '#server/kernel/module.ts'
import { listProducts } from './products.ts'
import './tables.ts'

export { featuredProducts } from './products.ts'

export const catalogueModule: Module = {
  name: 'catalogue',
  endpoints: [implement(catalogueContract.listProducts, (platform, { query }) => listProducts(platform.db, query))],
}
