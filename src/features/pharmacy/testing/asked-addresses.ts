import { paths } from '#shared/paths.ts'

/** Addresses that say what the screens ask. The board's columns ask by themselves. */
export const askedAddresses = {
  [paths.pharmaOrders.pattern]: ['/pharma-orders?tab=new', '/pharma-orders?tab=finished&kind=medicine&q=ann'],
}
