import { useTranslation } from 'react-i18next'
import type { OrderCard } from '#contract/orders/list-schemas.ts'
import { orderTabs } from '#contract/orders/list-values.ts'
import { orderPaymentStates } from '#contract/orders/order-payment.ts'
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
import { useLazyPracticeOrdersPageQuery } from '../../api.ts'
import { orderFilters, type OrderFilter } from './order-list.ts'
import { useOrderColumns } from './use-order-columns.tsx'

/** The practice's consultation orders: finished, and those under way. */
export function OrderList({ orders }: { orders: ListQuery<OrderCard> }) {
  const { t } = useTranslation('workspace')
  const [tab, chooseTab] = useAddressTab(orderTabs, { drop: Object.keys(orderFilters) })
  const list = useListController({ filters: orderFilters, along: ['tab'] })
  const [askPage] = useLazyPracticeOrdersPageQuery()
  const settings = useListSettings('orders.practice')
  const views = useSavedViews('orders.practice')
  const title = t('orders.routes.doctorsCompletedOrder.title')
  return (
    <Stack gap="5">
      <PageHeader title={title} about={t('orders.practice.about')} />
      <Tabs
        label={title}
        value={tab}
        onChange={chooseTab}
        tabs={orderTabs.map((key) => ({ key, label: t(`orders.practice.tabs.${key}`) }))}
      >
        <ListPage<OrderCard, OrderFilter>
          controller={list}
          query={orders}
          label={t(`orders.practice.tabs.${tab}`)}
          rowKey={({ id }) => id}
          columns={useOrderColumns()}
          searchLabel={t('orders.practice.search')}
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
          settings={settings}
          views={views}
          exporting={{ name: t('orders.practice.file'), readPage: pagesOf(askPage, { tab, ...list.query }) }}
          long
          empty={<Empty art={<WaitingCatArt />} title={t(`orders.practice.empty.${tab}`)} />}
        />
      </Tabs>
    </Stack>
  )
}
