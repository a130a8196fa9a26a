import { care } from './care.ts'
import { devices } from './devices.ts'
import { liquids } from './liquids.ts'
import { petWares } from './pets.ts'
import { peopleTablets, petTablets } from './tablets.ts'
import type { Ware } from './ware.ts'

export { descriptionOf, nameOf, packPrices } from './ware.ts'

/** What the demonstration pharmacies sell: six packs of each make the catalogue. */
export const wares: readonly Ware[] = [...peopleTablets, ...liquids, ...care, ...devices, ...petWares, ...petTablets]
