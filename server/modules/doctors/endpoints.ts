import { doctorsContract as contract } from '#contract/doctors/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { changeProfile } from './change-profile.ts'
import { listPlaces } from './list-places.ts'
import { listProfileChoices } from './list-profile-choices.ts'
import { listReviews } from './list-reviews.ts'
import { addFavourite, listFavourites, removeFavourite } from './favourites.ts'
import { listOwnDoctors, readOwnDoctor } from './own-doctors.ts'
import { readDoctor, readOwnProfile } from './read-doctor.ts'
import { searchDoctors } from './search-doctors.ts'

export const doctorsEndpoints: readonly Implemented[] = [
  implement(contract.searchDoctors, (platform, { query }) => searchDoctors(platform, query)),
  implement(contract.listPlaces, ({ db }) => listPlaces(db)),
  implement(contract.readDoctor, (platform, { params }) => readDoctor(platform, params.id)),
  implement(contract.listReviews, (platform, { params, query }) => listReviews(platform, { ...params, ...query })),
  implement(contract.readOwnProfile, (platform, _input, actor) => readOwnProfile(platform, actor)),
  implement(contract.listOwnDoctors, (platform, _input, actor) => listOwnDoctors(platform, actor)),
  implement(contract.readOwnDoctor, (platform, { params }, actor) => readOwnDoctor(platform, actor, params.id)),
  implement(contract.listFavourites, ({ db }, _input, actor) => listFavourites(db, actor)),
  implement(contract.addFavourite, (platform, { params }, actor) => addFavourite(platform, actor, params.id)),
  implement(contract.removeFavourite, (platform, { params }, actor) => removeFavourite(platform, actor, params.id)),
  implement(contract.changeProfile, (platform, { body }, actor) => changeProfile(platform, actor, body)),
  implement(contract.listProfileChoices, ({ db }) => listProfileChoices(db)),
]
