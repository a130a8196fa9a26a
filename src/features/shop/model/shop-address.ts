import { categories, productReviewSorts, productSorts, productAudiences, type Category } from '#contract/catalogue/choices.ts'
import type { Role } from '#contract/kernel/roles.ts'
import { choiceField, usualField } from '#shared/address/fields.ts'
import { isId } from '#shared/lib/is-id.ts'
import { paths } from '#shared/paths.ts'
import { listQueryAt, listValues } from '#shared/patterns/list/list-address.ts'

/** What the filters that are on or off say when they are on. */
export const onlyInStock = 'in'
export const onlyWithoutPrescription = 'without'
export const onlyBroughtToMe = 'me'

/** What the list of products keeps in the address: what it is narrowed by, and its order. */
export const shopList = {
  filters: {
    audience: choiceField(productAudiences),
    category: choiceField(categories),
    stock: choiceField([onlyInStock]),
    prescription: choiceField([onlyWithoutPrescription]),
    brought: choiceField([onlyBroughtToMe]),
  },
  sorts: productSorts,
  sort: 'newest',
} as const
export type ShopFilter = keyof typeof shopList.filters
export const shopFilters = Object.keys(shopList.filters) as readonly ShopFilter[]

/** What a product's page keeps in the address beside its id: the order of what buyers say of it. */
export const productFields = { reviews: usualField(productReviewSorts, 'newest') }

const own: ReadonlySet<string> = new Set(['q', 'sort', ...shopFilters])

const pageSize = 24

/** The product that the address is of; the list where it names none. Anything may stand there. */
export function productAt(address: URLSearchParams): { id: string; canExist: boolean } | null {
  const id = address.get('id')
  return id ? { id, canExist: isId(id) } : null
}

/** The choices of an address. */
export function choicesAt(address: URLSearchParams) {
  const { filters, sort } = listValues(address, shopList)
  return { audience: filters.audience || undefined, category: filters.category || undefined, sort }
}

/** What is looked for, whatever its category: the question that the counts answer. Only a patient has an address that something is brought to. */
export function narrowingAt(address: URLSearchParams, role: Role | undefined) {
  const { audience, search, stock, prescription, brought } = listQueryAt(address, shopList)
  return {
    ...(audience && { audience }),
    ...(search && { search }),
    ...(stock && { inStock: 'true' as const }),
    ...(prescription && { withoutPrescription: 'true' as const }),
    ...(brought && role === 'patient' && { broughtToMe: 'true' as const }),
  }
}

/** The question for the list. */
export function productsQueryAt(address: URLSearchParams, role: Role | undefined) {
  const { category, sort } = choicesAt(address)
  return { limit: pageSize, sort, ...(category && { category }), ...narrowingAt(address, role) }
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
