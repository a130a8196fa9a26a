import { useTranslation } from 'react-i18next'
import type { CouponUse, UseSum } from '#contract/coupons/schemas.ts'
import { couponUseStates } from '#contract/coupons/values.ts'
import { useSavedViews } from '#features/views/index.ts'
import { useListSettings } from '#shared/patterns/list/columns/useListSettings.ts'
import { pagesOf } from '#shared/patterns/list/export/pages-of.ts'
import type { ListQuery } from '#shared/patterns/list/list-of.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { type Query, QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { DateRangePicker } from '#shared/ui/date/DateRangePicker.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useLazyCouponUsesPageQuery } from '../../api.ts'
import { usageFilters, type UseFilter } from '../../model/coupon-list.ts'
import { UseTotals } from './UseTotals.tsx'
import { useUseColumns } from './use-use-columns.tsx'

/** Every use with what they come to, narrowed down by coupon, state and days. */
export function UseList({ uses, sums }: { uses: ListQuery<CouponUse>; sums: Query<UseSum[]> }) {
  const { t } = useTranslation('workspace')
  const list = useListController({ filters: usageFilters, along: ['tab'] })
  const [askPage] = useLazyCouponUsesPageQuery()
  const settings = useListSettings('coupons.uses')
  const views = useSavedViews('coupons.uses')
  return (
    <Stack gap="5">
      <QueryState query={sums} skeleton={<SkeletonText lines={2} />} empty={null}>
        {(each) => <UseTotals sums={each} />}
      </QueryState>
      <ListPage<CouponUse, UseFilter>
        controller={list}
        query={uses}
        label={t('coupons.transactions.title')}
        rowKey={({ id }) => id}
        columns={useUseColumns()}
        searchLabel={t('coupons.transactions.search')}
        filters={[
          {
            name: 'show',
            label: t('coupons.transactions.state'),
            all: t('coupons.transactions.anyState'),
            options: couponUseStates.map((value) => ({ value, label: t(`coupons.useStates.${value}`) })),
          },
        ]}
        moreFilters={
          <DateRangePicker
            from={list.filters.from}
            to={list.filters.to}
            labels={{ from: t('coupons.transactions.from'), to: t('coupons.transactions.to') }}
            onChange={list.setFilter}
          />
        }
        settings={settings}
        views={views}
        exporting={{ name: t('coupons.transactions.file'), readPage: pagesOf(askPage, list.query) }}
        long
        empty={<Empty title={t('coupons.transactions.empty')}>{t('coupons.transactions.emptyHint')}</Empty>}
      />
    </Stack>
  )
}
