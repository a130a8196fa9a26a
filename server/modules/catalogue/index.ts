import { catalogueContract } from '#contract/catalogue/contract.ts'
import { implement, type Module } from '#server/kernel/module.ts'
import { findByName } from './find-by-name.ts'
import { countProducts, listProducts } from './list-products.ts'
import { readProduct } from './read-product.ts'
import { catalogueMigrations } from './migrations/index.ts'
import { listProductReviews } from './reviews/list-product-reviews.ts'
import { readOwnProductReview, removeProductReview, writeProductReview } from './reviews/own-product-review.ts'
import { reportableReview } from './reviews/reportable-review.ts'
import { seedProductReviews } from './seed/seed-product-reviews.ts'
import './tables.ts'

export { featuredProducts } from './list-products.ts'
import { catalogueData } from './personal-data.ts'
export { presentProduct, selectProducts } from './select-products.ts'

export const catalogueModule: Module = {
  name: 'catalogue',
  personalData: catalogueData,
  search: findByName,
  migrations: catalogueMigrations,
  reportable: { productReview: reportableReview },
  seed: seedProductReviews,
  endpoints: [
    implement(catalogueContract.listProducts, ({ db }, { query }, actor) => listProducts(db, query, actor)),
    implement(catalogueContract.readProduct, ({ db }, { params }, actor) => readProduct(db, params.id, actor)),
    implement(catalogueContract.countProducts, ({ db }, { query }, actor) => countProducts(db, query, actor)),
    implement(catalogueContract.listProductReviews, ({ db }, { params, query }, actor) =>
      listProductReviews(db, actor, { ...params, ...query }),
    ),
    implement(catalogueContract.readOwnProductReview, ({ db }, { params }, actor) => readOwnProductReview(db, actor, params.id)),
    implement(catalogueContract.writeProductReview, (platform, { params, body }, actor) =>
      writeProductReview(platform, actor, { ...params, ...body }),
    ),
    implement(catalogueContract.removeProductReview, (platform, { params }, actor) =>
      removeProductReview(platform, actor, params.id),
    ),
  ],
}
