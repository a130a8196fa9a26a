import { useTranslation } from 'react-i18next'
import type { RefundRequest, Transaction, TransactionSums as Sums } from '#contract/admin/order-schemas.ts'
import { transactionKinds, transactionStates } from '#contract/admin/order-values.ts'
import { useSavedViews } from '#features/views/index.ts'
import { useListSettings } from '#shared/patterns/list/columns/useListSettings.ts'
import { pagesOf } from '#shared/patterns/list/export/pages-of.ts'
import type { ListQuery } from '#shared/patterns/list/list-of.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { type Query, QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { DateRangePicker } from '#shared/ui/date/DateRangePicker.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useLazyTransactionsPageQuery } from '../../orders-api.ts'
import { transactionFilters, type TransactionFilter } from './office-lists.ts'
import { RefundRequests } from './RefundRequests.tsx'
import { TransactionSums } from './TransactionSums.tsx'
import { useTransactionColumns } from './use-transaction-columns.tsx'

const name = 'admin.transactions'

interface TransactionListProps {
  transactions: ListQuery<Transaction>
  sums: Query<Sums>
  requests: Query<{ items: RefundRequest[] }>
}

/** Every payment and refund, with what those that are shown come to, and refunds that wait for another administrator. */
export function TransactionList({ transactions, sums, requests }: TransactionListProps) {
  const { t } = useTranslation('workspace')
  const list = useListController({ filters: transactionFilters })
  const [askPage] = useLazyTransactionsPageQuery()
  const title = t('admin.routes.transactions.title')
  return (
    <Stack gap="5">
      <PageHeader title={title} about={t('admin.routes.transactions.about')} />
      <QueryState query={requests} skeleton={null} empty={null}>
        {({ items }) => <RefundRequests requests={items} />}
      </QueryState>
      <QueryState query={sums} skeleton={<SkeletonText lines={2} />} empty={null}>
        {(each) => <TransactionSums sums={each} />}
      </QueryState>
      <ListPage<Transaction, TransactionFilter>
        controller={list}
        query={transactions}
        label={title}
        rowKey={({ id }) => id}
        columns={useTransactionColumns()}
        searchLabel={t('admin.transactions.search')}
        filters={[
          {
            name: 'kind',
            label: t('admin.transactions.kind'),
            all: t('admin.transactions.anyKind'),
            options: transactionKinds.map((value) => ({ value, label: t(`admin.transactions.kinds.${value}`) })),
          },
          {
            name: 'state',
            label: t('admin.columns.state'),
            all: t('admin.transactions.anyState'),
            options: transactionStates.map((value) => ({ value, label: t(`admin.transactions.states.${value}`) })),
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
        exporting={{ name: title, readPage: pagesOf(askPage, list.query) }}
        long
        endless
        empty={<Empty art={<WaitingCatArt />} title={t('admin.transactions.none')} />}
      />
    </Stack>
  )
}
