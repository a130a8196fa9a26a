import { visitModes } from '#contract/doctors/values.ts'
import { choiceField, dayField } from '#shared/address/fields.ts'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { tabAt, useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { type VisitListQuery, visitTabs } from '../../visit-list.ts'

const filters = { mode: choiceField(visitModes), from: dayField, to: dayField }
export type VisitFilter = keyof typeof filters

/** What is asked for a list of visits at an address. */
export function visitQueryAt(address: URLSearchParams): VisitListQuery {
  return { tab: tabAt(address, visitTabs), ...listQueryAt(address, { filters }) }
}

/** What of the visits is looked at: tab, search and filters, all in the address, and what is asked for them. */
export function useVisitView() {
  const [tab, chooseTab] = useAddressTab(visitTabs, { drop: Object.keys(filters) })
  const list = useListController({ filters, along: ['tab'] })
  return { tab, chooseTab, list, query: { tab, ...list.query } }
}

export type VisitView = ReturnType<typeof useVisitView>
