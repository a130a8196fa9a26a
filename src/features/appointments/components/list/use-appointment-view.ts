import { appointmentModes } from '#contract/doctors/values.ts'
import { choiceField, dayField } from '#shared/address/fields.ts'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { tabAt, useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { type AppointmentListQuery, appointmentTabs } from '../../appointment-list.ts'

const filters = { mode: choiceField(appointmentModes), from: dayField, to: dayField }
export type AppointmentFilter = keyof typeof filters

/** What is asked for a list of visits at an address. */
export function appointmentQueryAt(address: URLSearchParams): AppointmentListQuery {
  return { tab: tabAt(address, appointmentTabs), ...listQueryAt(address, { filters }) }
}

/** What of the visits is looked at: tab, search and filters, all in the address, and what is asked for them. */
export function useAppointmentView() {
  const [tab, chooseTab] = useAddressTab(appointmentTabs, { drop: Object.keys(filters) })
  const list = useListController({ filters, along: ['tab'] })
  return { tab, chooseTab, list, query: { tab, ...list.query } }
}

export type AppointmentView = ReturnType<typeof useAppointmentView>
