import { categories, productSorts, shoppedFor, type Category, type ProductSort } from '#contract/catalogue/choices.ts'
import { isId } from '#shared/lib/is-id.ts'
import { oneOf } from '#shared/lib/one-of.ts'
import { paths } from '#shared/paths.ts'
import { listValues } from '#shared/patterns/list/useListController.ts'

/** What the list of products is narrowed by, as it stands in the address. */
export const shopFilters = ['audience', 'category', 'stock', 'prescription'] as const
export type ShopFilter = (typeof shopFilters)[number]

/** What the filters that are on or off say when they are on. */
export const onlyInStock = 'in'
export const onlyWithoutPrescription = 'without'

/** The order that is not written into the address. */
export const usualSort: ProductSort = 'newest'

const own: ReadonlySet<string> = new Set(['q', 'sort', ...shopFilters])

const pageSize = 24

/** The product that the address is of; the list where it names none. Anything may stand there. */
export function productAt(address: URLSearchParams): { id: string; canExist: boolean } | null {
  const id = address.get('id')
  return id ? { id, canExist: isId(id) } : null
}

/** The choices of an address. It can hold anything: what makes no sense is left out, so that it never ends in a refusal. */
export function choicesAt(address: URLSearchParams) {
  const { filters, sort } = listValues(address, { filters: shopFilters })
  return {
    audience: oneOf(shoppedFor, filters.audience),
    category: oneOf(categories, filters.category),
    sort: oneOf(productSorts, sort) ?? usualSort,
  }
}

/** What is looked for, whatever its category: the question that the counts answer. */
export function narrowingAt(address: URLSearchParams) {
  const { search, filters } = listValues(address, { filters: shopFilters })
  const { audience } = choicesAt(address)
  const words = search.trim().slice(0, 100)
  return {
    ...(audience && { audience }),
    ...(words && { search: words }),
    ...(filters.stock === onlyInStock && { inStock: 'true' as const }),
    ...(filters.prescription === onlyWithoutPrescription && { withoutPrescription: 'true' as const }),
  }
}

/** The question for the list. */
export function listQueryAt(address: URLSearchParams) {
  const { category, sort } = choicesAt(address)
  return { limit: pageSize, sort, ...(category && { category }), ...narrowingAt(address) }
}

/** Another place in the shop with the same choices but these; what else an address carries stays behind. */
export function shopAddress(address: URLSearchParams, changes: Partial<Record<ShopFilter | 'id', string>>): string {
  const names = [...address.keys()].filter((name) => own.has(name))
  const kept = Object.fromEntries(names.map((name) => [name, address.get(name) ?? '']))
  const given = Object.entries({ ...kept, ...changes }).filter(([, value]) => value)
  return paths.ecommerce.link(Object.fromEntries(given))
}

/** How many products the list has; `isMore`: those are the least that it has. */
export function totalOf(
  counts: readonly { readonly category: Category; readonly products: number }[],
  category: Category | undefined,
  countedAtMost: number,
): { total: number; isMore: boolean } {
  const counted = counts.filter((each) => !category || each.category === category)
  return {
    total: counted.reduce((sum, { products }) => sum + products, 0),
    isMore: counted.some(({ products }) => products >= countedAtMost),
  }
}
