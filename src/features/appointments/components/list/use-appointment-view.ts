import { appointmentModes } from '#contract/doctors/values.ts'
import { choiceField, dayField } from '#shared/address/fields.ts'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { tabAt, useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { type AppointmentListQuery, type AppointmentTab, appointmentTabs } from '../../appointment-list.ts'

const filters = { mode: choiceField(appointmentModes), from: dayField, to: dayField }
export type AppointmentFilter = keyof typeof filters

type Tabs = readonly [AppointmentTab, ...AppointmentTab[]]

/** What is asked for a list of visits at an address; `tabs`: those that the list has. */
export function appointmentQueryAt(address: URLSearchParams, tabs: Tabs = appointmentTabs): AppointmentListQuery {
  return { tab: tabAt(address, tabs), ...listQueryAt(address, { filters }) }
}

/** What of the visits is looked at: tab, search and filters, all in the address, and what is asked for them. */
export function useAppointmentView(tabs: Tabs = appointmentTabs) {
  const [tab, chooseTab] = useAddressTab(tabs, { drop: Object.keys(filters) })
  const list = useListController({ filters, along: tabs.length > 1 ? ['tab'] : [] })
  return { tabs, tab, chooseTab, list, query: { tab, ...list.query } }
}

export type AppointmentView = ReturnType<typeof useAppointmentView>
