import { useSearchParams } from 'react-router-dom'

export interface ListOptions<Filter extends string> {
  /** Names of the filters, as they stand in the address. */
  filters?: readonly Filter[]
  /** The order when the address names none: `start`, or descending `-start`. */
  sort?: string
  /** Prefix of all names in the address, for a second list on one screen. */
  prefix?: string
  /** Names of the address that decide what the list is of and are not its own: its screen's tab. A saved view keeps them too. */
  along?: readonly string[]
}

/** What an address says of a list. Its screen asks by it before the list is there. */
export function listValues<Filter extends string = never>(
  address: URLSearchParams,
  { filters = [], sort: usual = '', prefix = '' }: Pick<ListOptions<Filter>, 'filters' | 'sort' | 'prefix'> = {},
) {
  const read = (name: string) => address.get(prefix + name) ?? ''
  return {
    search: read('q'),
    sort: read('sort') || usual,
    filters: Object.fromEntries(filters.map((name) => [name, read(name)])) as Record<Filter, string>,
  }
}

/** What of a list lives in the address: what is searched, filtered and sorted by. Links and "back" bring it again. */
export function useListController<Filter extends string = never>({
  filters = [],
  sort: usual = '',
  prefix = '',
  along = [],
}: ListOptions<Filter> = {}) {
  const [address, setAddress] = useSearchParams()
  const { search, sort, filters: values } = listValues(address, { filters, sort: usual, prefix })

  const write = (changes: Record<string, string>) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(prefix + name, value)
          else after.delete(prefix + name)
        }
        return after
      },
      // Looking for something is one step back, not one for each letter.
      { replace: true, preventScrollReset: true },
    )

  const given = Object.entries<string>(values).filter(([, value]) => value)
  return {
    search,
    sort,
    filters: values,
    /** Something is narrowed down, so that an empty list means "nothing matches". */
    narrowed: search !== '' || given.length > 0,
    setSearch: (text: string) => write({ q: text }),
    setFilter: (name: Filter, value: string) => write({ [name]: value }),
    /** Several at once: what one choice rules out goes with it. */
    setFilters: (values: Partial<Record<Filter, string>>) => write(values as Record<string, string>),
    /** The usual order is not written into the address. */
    setSort: (next: string) => write({ sort: next === usual ? '' : next }),
    /** The list's names in the address: what a kept view consists of. */
    names: [...along, ...['q', 'sort', ...filters].map((name) => prefix + name)],
    clear: () => write(Object.fromEntries(['q', ...filters].map((name) => [name, '']))),
    /** For the call: only what is given. `search` and `sort` under the contract's names. */
    query: {
      ...(search && { search }),
      ...(sort && { sort }),
      ...(Object.fromEntries(given) as Partial<Record<Filter, string>>),
    },
  }
}

export type ListController<Filter extends string = string> = ReturnType<typeof useListController<Filter>>
