import { shownPapers } from '#contract/orders/list-values.ts'
import { choiceField, dayField, idField } from '#shared/address/fields.ts'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'

export const paperFilters = { show: choiceField(shownPapers), from: dayField, to: dayField }
export type PaperFilter = keyof typeof paperFilters

/** What is asked for the papers at an address. */
export const papersQueryAt = (address: URLSearchParams) => listQueryAt(address, { filters: paperFilters })

/** The paper that is open: its order, and the credit note where it is not the invoice. */
export const openPaperFields = { id: idField, creditNote: idField }
