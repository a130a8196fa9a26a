import { useListController } from '#shared/patterns/list/useListController.ts'
import { useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { visitListQuery, visitTabs } from '../../visit-list.ts'

export const visitFilters = ['mode', 'from', 'to'] as const
export type VisitFilter = (typeof visitFilters)[number]

/** What of the visits is looked at: tab, search and filters, all in the address, and what is asked for them. */
export function useVisitView() {
  const [tab, chooseTab] = useAddressTab(visitTabs, visitFilters)
  const list = useListController({ filters: visitFilters, along: ['tab'] })
  return { tab, chooseTab, list, query: visitListQuery(tab, list.search, list.filters) }
}

export type VisitView = ReturnType<typeof useVisitView>
