import { useSearchParams } from 'react-router-dom'
import { textField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { fieldsOf, type FilterName, type ListFilters, type ListOptions, listQueryAt, listValues } from './list-address.ts'

/**
 * What of a list lives in the address, for cards and for rows: what is searched, filtered and sorted by. Links and "back" bring it again.
 * A filter or an order that the list does not know is none.
 */
export function useListController<const F extends ListFilters = readonly [], Sort extends string = string>(
  options: ListOptions<F, Sort> = {},
) {
  const { filters, sort: usual, prefix = '', along = [] } = options
  const [address] = useSearchParams()
  const { search, sort, filters: values } = listValues(address, options)
  const filterNames = Object.keys(fieldsOf(filters))
  const own = ['q', 'sort', ...filterNames].map((name) => prefix + name)
  const { change } = useAddress(Object.fromEntries(own.map((name) => [name, textField])))

  // Looking for something is one step back, not one for each letter.
  const write = (changes: Readonly<Record<string, string>>) =>
    change(Object.fromEntries(Object.entries(changes).map(([name, value]) => [prefix + name, value])), { replace: true })

  return {
    search,
    sort,
    filters: values,
    /** Something is narrowed down, so that an empty list means "nothing matches". */
    narrowed: search !== '' || Object.values(values).some((value) => value !== ''),
    setSearch: (text: string) => write({ q: text }),
    setFilter: (name: FilterName<F>, value: string) => write({ [name]: value }),
    /** Several at once: what one choice rules out goes with it. */
    setFilters: (changes: Partial<Record<FilterName<F>, string>>) => write(changes as Record<string, string>),
    /** The usual order is not written into the address. */
    setSort: (next: string) => write({ sort: next === usual ? '' : next }),
    /** The list's names in the address: what a kept view consists of. */
    names: [...along, ...own],
    clear: () => write(Object.fromEntries(['q', ...filterNames].map((name) => [name, '']))),
    /** The question to the server (`listQueryAt`). */
    query: listQueryAt(address, options),
  }
}

/** What toolbars and lists need of a controller. */
export interface ListController<Filter extends string = string> {
  readonly search: string
  readonly sort: string
  readonly filters: { readonly [Name in Filter]: string }
  readonly narrowed: boolean
  readonly names: readonly string[]
  readonly setSearch: (text: string) => void
  readonly setFilter: (name: Filter, value: string) => void
  readonly setFilters: (changes: { readonly [Name in Filter]?: string }) => void
  readonly setSort: (next: string) => void
  readonly clear: () => void
}
