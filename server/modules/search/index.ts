import { searchContract } from '#contract/search/contract.ts'
import { implement, type Module } from '#server/kernel/module.ts'
import { search } from './search.ts'

export type { Finder } from './finder.ts'

/** Finding what one may open, across the capabilities. */
export const searchModule: Module = {
  name: 'search',
  endpoints: [implement(searchContract.search, (platform, { body }, actor) => search(platform, actor, body))],
}
