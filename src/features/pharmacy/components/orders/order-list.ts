import { deskKinds, deskTabs } from '#contract/pharmacy/values.ts'
import { choiceField } from '#shared/address/fields.ts'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'
import { tabAt } from '#shared/patterns/page/use-address-tab.ts'

export const deskFilters = { kind: choiceField(deskKinds) }
/** The board, or one of the lists. */
export const deskViews = ['board', ...deskTabs] as const

/** What is asked for the list at an address; `null` where the board is shown. */
export function deskQueryAt(address: URLSearchParams) {
  const tab = tabAt(address, deskViews)
  return tab === 'board' ? null : { tab, ...listQueryAt(address, { filters: deskFilters }) }
}
