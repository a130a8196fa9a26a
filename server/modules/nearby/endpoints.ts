import { nearbyContract as contract } from '#contract/nearby/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { listPetsNearby } from './list-pets-nearby.ts'
import { readSharing } from './read-sharing.ts'
import { shareNearby } from './share-nearby.ts'

export const nearbyEndpoints: readonly Implemented[] = [
  implement(contract.listPetsNearby, (platform, { query }, actor) => listPetsNearby(platform, actor, query)),
  implement(contract.readNearbySharing, ({ db }, _input, actor) => readSharing(db, actor.userId)),
  implement(contract.shareNearby, async (platform, { body }, actor) => {
    await shareNearby(platform, actor, body)
    return readSharing(platform.db, actor.userId)
  }),
]
