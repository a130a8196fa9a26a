import { catalogueContract } from '#contract/catalogue/contract.ts'
import { implement, type Module } from '#server/kernel/module.ts'
import { findByName } from './find-by-name.ts'
import { countProducts, listProducts } from './list-products.ts'
import { readProduct } from './read-product.ts'
import { catalogueMigrations } from './migrations/index.ts'
import './tables.ts'

export { featuredProducts } from './list-products.ts'
import { catalogueData } from './personal-data.ts'
export { presentProduct, selectProducts } from './select-products.ts'

export const catalogueModule: Module = {
  name: 'catalogue',
  personalData: catalogueData,
  search: findByName,
  migrations: catalogueMigrations,
  endpoints: [
    implement(catalogueContract.listProducts, ({ db }, { query }) => listProducts(db, query)),
    implement(catalogueContract.readProduct, ({ db }, { params }) => readProduct(db, params.id)),
    implement(catalogueContract.countProducts, ({ db }, { query }) => countProducts(db, query)),
  ],
}
