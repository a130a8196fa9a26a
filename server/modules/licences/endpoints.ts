import { licencesContract as contract } from '#contract/licences/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { claimLicenceReview, releaseLicenceReview } from './claim-review.ts'
import { handInLicence, readOwnLicence } from './own-licence.ts'
import { listLicenceReviews, readLicenceReview } from './reviews.ts'

export const licencesEndpoints: readonly Implemented[] = [
  implement(contract.readOwnLicence, (platform, _input, actor) => readOwnLicence(platform.db, actor)),
  implement(contract.handInLicence, (platform, { body }, actor) => handInLicence(platform, actor, body)),
  implement(contract.listLicenceReviews, (platform, { query }, actor) => listLicenceReviews(platform, actor, query)),
  implement(contract.readLicenceReview, (platform, { params }, actor) => readLicenceReview(platform, actor, params.id)),
  implement(contract.claimLicenceReview, (platform, { params }, actor) => claimLicenceReview(platform, actor, params.id)),
  implement(contract.releaseLicenceReview, (platform, { params }, actor) => releaseLicenceReview(platform, actor, params.id)),
]
