import { bind } from '../kernel/call.ts'
import { nearbyCalls } from './calls.ts'
import * as schemas from './schemas.ts'

export const nearbyContract = bind(nearbyCalls, {
  listPetsNearby: { query: schemas.nearbyQuery, answer: schemas.nearbyPage },
  readNearbySharing: { answer: schemas.nearbySharing },
  shareNearby: { body: schemas.nearbyChange, answer: schemas.nearbySharing },
})
