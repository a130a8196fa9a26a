import { categories } from '#contract/catalogue/choices.ts'
import { productShows } from '#contract/pharmacy/values.ts'
import { choiceField, idField } from '#shared/address/fields.ts'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'

export const catalogueFilters = { show: choiceField(productShows), category: choiceField(categories) }
export type CatalogueFilter = keyof typeof catalogueFilters

/** What is asked for the catalogue at an address. */
export const catalogueQueryAt = (address: URLSearchParams) => listQueryAt(address, { filters: catalogueFilters })

/** Whose lots are open. */
export const lotsFields = { lots: idField }
