import { officeOrderTabs, transactionKinds, transactionStates } from '#contract/admin/order-values.ts'
import { shownPapers } from '#contract/orders/list-values.ts'
import { orderPaymentStates } from '#contract/orders/order-payment.ts'
import type { OrderKind } from '#contract/orders/states.ts'
import { choiceField, dayField } from '#shared/address/fields.ts'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'
import { tabAt } from '#shared/patterns/page/use-address-tab.ts'

const period = { from: dayField, to: dayField }

export const officeOrderFilters = { payment: choiceField(orderPaymentStates), ...period }
export type OfficeOrderFilter = keyof typeof officeOrderFilters
export const officeOrdersQueryAt = (kind: OrderKind, address: URLSearchParams) => ({
  kind,
  tab: tabAt(address, officeOrderTabs),
  ...listQueryAt(address, { filters: officeOrderFilters }),
})

export const transactionFilters = { kind: choiceField(transactionKinds), state: choiceField(transactionStates), ...period }
export type TransactionFilter = keyof typeof transactionFilters
export const transactionsQueryAt = (address: URLSearchParams) => listQueryAt(address, { filters: transactionFilters })

export const officeInvoiceFilters = { show: choiceField(shownPapers), ...period }
export type OfficeInvoiceFilter = keyof typeof officeInvoiceFilters
export const officeInvoicesQueryAt = (address: URLSearchParams) => listQueryAt(address, { filters: officeInvoiceFilters })
