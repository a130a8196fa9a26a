import { doctorsContract as contract } from '#contract/doctors/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { listPlaces } from './list-places.ts'
import { listReviews } from './list-reviews.ts'
import { readDoctor, readOwnProfile } from './read-doctor.ts'
import { searchDoctors } from './search-doctors.ts'

export const doctorsEndpoints: readonly Implemented[] = [
  implement(contract.searchDoctors, (platform, { query }) => searchDoctors(platform, query)),
  implement(contract.listPlaces, ({ db }) => listPlaces(db)),
  implement(contract.readDoctor, (platform, { params }) => readDoctor(platform, params.id)),
  implement(contract.listReviews, (platform, { params, query }) => listReviews(platform, { ...params, ...query })),
  implement(contract.readOwnProfile, (platform, _input, actor) => readOwnProfile(platform, actor)),
]
