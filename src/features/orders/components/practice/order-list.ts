import { orderPaymentStates } from '#contract/orders/order-payment.ts'
import { orderTabs } from '#contract/orders/list-values.ts'
import { choiceField, dayField } from '#shared/address/fields.ts'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'
import { tabAt } from '#shared/patterns/page/use-address-tab.ts'

export const orderFilters = { payment: choiceField(orderPaymentStates), from: dayField, to: dayField }
export type OrderFilter = keyof typeof orderFilters

/** What is asked for the practice's orders at an address. */
export const ordersQueryAt = (address: URLSearchParams) => ({
  tab: tabAt(address, orderTabs),
  ...listQueryAt(address, { filters: orderFilters }),
})
