import { type AddressField, textField } from '#shared/address/fields.ts'

/** A list's filters: names whose texts the list judges itself, or names with the values they can have. */
export type ListFilters = readonly string[] | Readonly<Record<string, AddressField<string | undefined>>>
export type FilterName<F extends ListFilters> = F extends readonly (infer Name extends string)[] ? Name : keyof F & string
type FilterValue<F extends ListFilters, Name extends FilterName<F>> = F extends readonly string[]
  ? string
  : F extends Readonly<Record<Name, { read(text: string | null): infer Value extends string | undefined }>>
    ? NonNullable<Value>
    : never
type FilterValues<F extends ListFilters> = { [Name in FilterName<F>]: FilterValue<F, Name> | '' }

export interface ListOptions<F extends ListFilters, Sort extends string = string> {
  filters?: F
  /** The order when the address names none: `start`, or descending `-start`. */
  sort?: Sort
  /** The orders there are: another one is as none. */
  sorts?: readonly Sort[]
  /** Prefix of all names in the address, for a second list on one screen. */
  prefix?: string
  /** Names of the address that decide what the list is of and are not its own: its screen's tab. A saved view keeps them too. */
  along?: readonly string[]
}

/** No more of what somebody searches for is sent: what the contract takes. */
const longestSearch = 100

const isNames = (filters: ListFilters | undefined): filters is readonly string[] => Array.isArray(filters)

/** Each filter with how it is read and written. */
export function fieldsOf(filters: ListFilters | undefined): Record<string, AddressField<string | undefined>> {
  return isNames(filters) ? Object.fromEntries(filters.map((name) => [name, textField])) : { ...filters }
}

/** What an address says of a list: what is searched, filtered and sorted by. What the list does not know is not there. */
export function listValues<const F extends ListFilters = readonly [], Sort extends string = string>(
  address: URLSearchParams,
  { filters, sort: usual, sorts, prefix = '' }: ListOptions<F, Sort> = {},
) {
  const read = (name: string) => address.get(prefix + name) ?? ''
  const sort = read('sort')
  const isSort = sorts ? sorts.some((each) => each === sort) : sort !== ''
  const values = Object.entries(fieldsOf(filters)).map(([name, field]) => [name, field.read(read(name)) ?? ''])
  return {
    search: read('q'),
    sort: (isSort ? sort : (usual ?? '')) as Sort,
    filters: Object.fromEntries(values) as FilterValues<F>,
  }
}

/** The question to the server, by the contract's names: only what is given. The screen asks by it before the list is there. */
export function listQueryAt<const F extends ListFilters = readonly [], Sort extends string = string>(
  address: URLSearchParams,
  options: ListOptions<F, Sort> = {},
) {
  const { search, sort, filters } = listValues(address, options)
  const words = search.trim().slice(0, longestSearch)
  const given = Object.entries(filters).filter(([, value]) => value)
  return {
    ...(words && { search: words }),
    ...(sort && { sort: sort as Exclude<Sort, ''> }),
    ...(Object.fromEntries(given) as { [Name in FilterName<F>]?: FilterValue<F, Name> }),
  }
}
