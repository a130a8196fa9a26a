import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { catalogueCalls } from './calls.ts'
import {
  ownProductReview,
  product,
  productCounts,
  productNarrowing,
  productPage,
  productQuery,
  productReviewBody,
  productReviewPage,
  productReviewQuery,
} from './schemas.ts'

export const catalogueContract = bind(catalogueCalls, {
  listProducts: { query: productQuery, answer: productPage },
  readProduct: { params: byId, answer: product },
  countProducts: { query: productNarrowing, answer: productCounts },
  listProductReviews: { params: byId, query: productReviewQuery, answer: productReviewPage },
  readOwnProductReview: { params: byId, answer: ownProductReview },
  writeProductReview: { params: byId, body: productReviewBody, answer: ownProductReview },
  removeProductReview: { params: byId, answer: ownProductReview },
})
