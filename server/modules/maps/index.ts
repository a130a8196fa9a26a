import { mapsContract as contract } from '#contract/maps/contract.ts'
import { implement, type Module } from '#server/kernel/module.ts'
import { readRegion } from './read-region.ts'

/** The map of a region that an operator gave. */
export const mapsModule: Module = {
  name: 'maps',
  endpoints: [
    implement(contract.readRegion, (platform, { query }, _actor, request) => readRegion(platform, query.version, request)),
  ],
}
