import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { licencesCalls } from './calls.ts'
import * as schemas from './schemas.ts'

export const licencesContract = bind(licencesCalls, {
  readOwnLicence: { answer: schemas.ownLicence },
  handInLicence: { body: schemas.licenceToHandIn, answer: schemas.ownLicence },
  listLicenceReviews: { query: schemas.licenceReviewsQuery, answer: schemas.licenceReviewsPage },
  readLicenceReview: { params: byId, answer: schemas.licenceReview },
  claimLicenceReview: { params: byId, answer: schemas.licenceReview },
  releaseLicenceReview: { params: byId, answer: null },
})
