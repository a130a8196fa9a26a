import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeOrder } from '#contract/admin/order-schemas.ts'
import { officeOrderTabs } from '#contract/admin/order-values.ts'
import { orderPaymentStates } from '#contract/orders/order-payment.ts'
import type { OrderKind } from '#contract/orders/states.ts'
import { useSavedViews } from '#features/views/index.ts'
import { useListSettings } from '#shared/patterns/list/columns/useListSettings.ts'
import { pagesOf } from '#shared/patterns/list/export/pages-of.ts'
import type { ListQuery } from '#shared/patterns/list/list-of.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { DateRangePicker } from '#shared/ui/date/DateRangePicker.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Tabs } from '#shared/ui/navigation/Tabs.tsx'
import { useLazyOfficeOrdersPageQuery } from '../../orders-api.ts'
import { officeOrderFilters, type OfficeOrderFilter } from './office-lists.ts'
import { useOfficeOrderColumns } from './use-office-order-columns.tsx'

interface OfficeOrderListProps {
  kind: OrderKind
  title: string
  about: string
  orders: ListQuery<OfficeOrder>
  /** Between the heading and the list: which kind of goods. */
  children?: ReactNode
}

/** All orders of a kind: those under way, those that are over, all. */
export function OfficeOrderList({ kind, title, about, orders, children }: OfficeOrderListProps) {
  const { t } = useTranslation('workspace')
  const [tab, chooseTab] = useAddressTab(officeOrderTabs, { drop: Object.keys(officeOrderFilters) })
  const list = useListController({ filters: officeOrderFilters, along: ['tab', 'kind'] })
  const [askPage] = useLazyOfficeOrdersPageQuery()
  const name = `admin.orders.${kind}`
  return (
    <Stack gap="5">
      <PageHeader title={title} about={about} />
      {children}
      <Tabs
        label={title}
        value={tab}
        onChange={chooseTab}
        tabs={officeOrderTabs.map((key) => ({ key, label: t(`admin.orders.tabs.${key}`) }))}
      >
        <ListPage<OfficeOrder, OfficeOrderFilter>
          controller={list}
          query={orders}
          label={title}
          rowKey={({ id }) => id}
          columns={useOfficeOrderColumns()}
          searchLabel={t('admin.orders.search')}
          filters={[
            {
              name: 'payment',
              label: t('orders.papers.payment'),
              all: t('orders.practice.anyPayment'),
              options: orderPaymentStates.map((value) => ({ value, label: t(`orders.paymentStates.${value}`) })),
            },
          ]}
          moreFilters={
            <DateRangePicker
              from={list.filters.from}
              to={list.filters.to}
              labels={{ from: t('orders.practice.from'), to: t('orders.practice.to') }}
              onChange={list.setFilter}
            />
          }
          settings={useListSettings(name)}
          views={useSavedViews(name)}
          exporting={{ name: title, readPage: pagesOf(askPage, { kind, tab, ...list.query }) }}
          long
          endless
          empty={<Empty art={<WaitingCatArt />} title={t(`admin.orders.none.${tab}`)} />}
        />
      </Tabs>
    </Stack>
  )
}
