import { useTranslation } from 'react-i18next'
import type { OfficeInvoice } from '#contract/admin/order-schemas.ts'
import { shownPapers } from '#contract/orders/list-values.ts'
import { useSavedViews } from '#features/views/index.ts'
import { useListSettings } from '#shared/patterns/list/columns/useListSettings.ts'
import { pagesOf } from '#shared/patterns/list/export/pages-of.ts'
import type { ListQuery } from '#shared/patterns/list/list-of.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { DateRangePicker } from '#shared/ui/date/DateRangePicker.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useLazyOfficeInvoicesPageQuery } from '../../orders-api.ts'
import { officeInvoiceFilters, type OfficeInvoiceFilter } from './office-lists.ts'
import { useOfficeInvoiceColumns } from './use-office-invoice-columns.tsx'

const name = 'admin.invoices'

/** All sellers' invoices and credit notes. */
export function OfficeInvoiceList({ invoices }: { invoices: ListQuery<OfficeInvoice> }) {
  const { t } = useTranslation('workspace')
  const list = useListController({ filters: officeInvoiceFilters })
  const [askPage] = useLazyOfficeInvoicesPageQuery()
  const title = t('admin.routes.invoiceList.title')
  return (
    <Stack gap="5">
      <PageHeader title={title} about={t('admin.routes.invoiceList.about')} />
      <ListPage<OfficeInvoice, OfficeInvoiceFilter>
        controller={list}
        query={invoices}
        label={title}
        rowKey={({ id }) => id}
        columns={useOfficeInvoiceColumns()}
        searchLabel={t('admin.invoices.search')}
        filters={[
          {
            name: 'show',
            label: t('orders.papers.show'),
            all: t('orders.papers.all'),
            options: shownPapers.map((value) => ({ value, label: t(`orders.papers.shown.${value}`) })),
          },
        ]}
        moreFilters={
          <DateRangePicker
            from={list.filters.from}
            to={list.filters.to}
            labels={{ from: t('orders.papers.from'), to: t('orders.papers.to') }}
            onChange={list.setFilter}
          />
        }
        settings={useListSettings(name)}
        views={useSavedViews(name)}
        exporting={{ name: title, readPage: pagesOf(askPage, list.query) }}
        long
        endless
        empty={<Empty art={<WaitingCatArt />} title={t('admin.invoices.none')} />}
      />
    </Stack>
  )
}
