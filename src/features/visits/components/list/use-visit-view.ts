import { useSearchParams } from 'react-router-dom'
import { listValues, useListController } from '#shared/patterns/list/useListController.ts'
import { tabAt, useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { visitListQuery, visitTabs } from '../../visit-list.ts'

export const visitFilters = ['mode', 'from', 'to'] as const
export type VisitFilter = (typeof visitFilters)[number]

/** What is asked for a list of visits at an address. */
export function visitQueryAt(address: URLSearchParams) {
  const { search, filters } = listValues(address, { filters: visitFilters })
  return visitListQuery(tabAt(address, visitTabs), search, filters)
}

/** What of the visits is looked at: tab, search and filters, all in the address, and what is asked for them. */
export function useVisitView() {
  const [address] = useSearchParams()
  const [tab, chooseTab] = useAddressTab(visitTabs, { drop: visitFilters })
  const list = useListController({ filters: visitFilters, along: ['tab'] })
  return { tab, chooseTab, list, query: visitQueryAt(address) }
}

export type VisitView = ReturnType<typeof useVisitView>
