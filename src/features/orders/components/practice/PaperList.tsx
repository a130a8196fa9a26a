import { useTranslation } from 'react-i18next'
import type { Paper, PaperSum } from '#contract/orders/list-schemas.ts'
import { shownPapers } from '#contract/orders/list-values.ts'
import { useSavedViews } from '#features/views/index.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { useListSettings } from '#shared/patterns/list/columns/useListSettings.ts'
import { pagesOf } from '#shared/patterns/list/export/pages-of.ts'
import type { ListQuery } from '#shared/patterns/list/list-of.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { type Query, QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { DateRangePicker } from '#shared/ui/date/DateRangePicker.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { NumberLink } from '#shared/ui/text/NumberLink.tsx'
import { useLazyInvoicesPageQuery } from '../../api.ts'
import { openPaperFields, paperFilters, type PaperFilter } from './paper-list.ts'
import { PaperSums } from './PaperSums.tsx'
import { usePaperColumns } from './use-paper-columns.tsx'

/** The practice's invoices and credit notes with what they come to; each opens as it was issued. */
export function PaperList({ papers, sums }: { papers: ListQuery<Paper>; sums: Query<PaperSum[]> }) {
  const { t } = useTranslation('workspace')
  const list = useListController({ filters: paperFilters })
  const { linkTo } = useAddress(openPaperFields)
  const [askPage] = useLazyInvoicesPageQuery()
  const settings = useListSettings('invoices.practice')
  const views = useSavedViews('invoices.practice')
  const columns = usePaperColumns(({ kind, orderId, id, number }) => (
    <NumberLink to={linkTo({ id: orderId, creditNote: kind === 'credit_note' ? id : undefined })}>{number}</NumberLink>
  ))
  return (
    <Stack as="section" aria-labelledby="papers-heading">
      <Heading level={2} size="l" id="papers-heading">
        {t('orders.papers.title')}
      </Heading>
      <QueryState query={sums} skeleton={<SkeletonText lines={1} />} empty={null}>
        {(each) => <PaperSums sums={each} />}
      </QueryState>
      <ListPage<Paper, PaperFilter>
        controller={list}
        query={papers}
        label={t('orders.papers.title')}
        rowKey={({ id }) => id}
        columns={columns}
        searchLabel={t('orders.papers.search')}
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
        settings={settings}
        views={views}
        exporting={{ name: t('orders.papers.file'), readPage: pagesOf(askPage, list.query) }}
        long
        empty={
          <Empty art={<WaitingCatArt />} title={t('orders.papers.empty')} level={3}>
            {t('orders.papers.emptyHint')}
          </Empty>
        }
      />
    </Stack>
  )
}
