import { entryShows, type ReferenceList } from '#contract/lists/values.ts'
import { choiceField } from '#shared/address/fields.ts'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'

/** What narrows a reference list down. */
export const entryListOptions = { filters: { show: choiceField(entryShows) } } as const
export type EntryFilter = 'show'

/** What is asked for a list at an address. */
export const entriesAsked =
  (list: ReferenceList) =>
  ({ search }: { search: URLSearchParams }) => ({ query: { list, limit: 50, ...listQueryAt(search, entryListOptions) } })
