import type { MigrationList } from '#server/migrations/migration.ts'
import * as productWords from './0144-product-words.ts'
import * as productReviews from './0373-product-reviews.ts'
import * as productsByRating from './0374-products-by-rating.ts'
import * as reportedReviews from './0375-reported-reviews.ts'
import * as reportedReviewsChecked from './0376-reported-reviews-checked.ts'
import * as deliveringPharmacies from './0377-delivering-pharmacies.ts'

export const catalogueMigrations: MigrationList = {
  '0144-product-words': productWords,
  '0373-product-reviews': productReviews,
  '0374-products-by-rating': productsByRating,
  '0375-reported-reviews': reportedReviews,
  '0376-reported-reviews-checked': reportedReviewsChecked,
  '0377-delivering-pharmacies': deliveringPharmacies,
}
