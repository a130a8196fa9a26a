import { useTranslation } from 'react-i18next'
import type { Coupon } from '#contract/coupons/schemas.ts'
import { couponKinds, couponStandings } from '#contract/coupons/values.ts'
import { useSavedViews } from '#features/views/index.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { useListSettings } from '#shared/patterns/list/columns/useListSettings.ts'
import { pagesOf } from '#shared/patterns/list/export/pages-of.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { couponQuestions, useLazyCouponsPageQuery } from '../../api.ts'
import { useCouponColumns } from '../../components/use-coupon-columns.tsx'
import { couponListOptions, couponsQueryAt, type CouponFilter } from '../../model/coupon-list.ts'

const question = defineQuestion(couponQuestions.listCoupons, ({ search }) => ({ query: couponsQueryAt(search) }))

export default defineScreen({ question, view: CouponList })

/** All coupons in rows, with their use, what they cost and their limits. */
function CouponList({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const list = useListController(couponListOptions)
  const [askPage] = useLazyCouponsPageQuery()
  const settings = useListSettings('coupons.company')
  const views = useSavedViews('coupons.company')
  const columns = useCouponColumns()
  return (
    <Stack gap="5">
      <PageHeader
        title={routeText('coupons.routes.couponList', 'title', t)}
        about={routeText('coupons.routes.couponList', 'about', t)}
        actions={<LinkButton to={paths.coupons.link({ new: 'coupon' })}>{t('coupons.form.new')}</LinkButton>}
      />
      <ListPage<Coupon, CouponFilter>
        controller={list}
        query={answer}
        label={t('coupons.list.title')}
        rowKey={({ id }) => id}
        columns={columns}
        searchLabel={t('coupons.list.search')}
        filters={[
          {
            name: 'standing',
            label: t('coupons.list.standing'),
            all: t('coupons.list.anyStanding'),
            options: couponStandings.map((value) => ({ value, label: t(`coupons.standings.${value}`) })),
          },
          {
            name: 'kind',
            label: t('coupons.form.kind'),
            all: t('coupons.list.anyKind'),
            options: couponKinds.map((value) => ({ value, label: t(`coupons.kinds.${value}`) })),
          },
        ]}
        settings={settings}
        views={views}
        exporting={{ name: t('coupons.list.file'), readPage: pagesOf(askPage, list.query) }}
        long
        empty={<Empty title={t('coupons.list.empty')}>{t('coupons.list.emptyHint')}</Empty>}
      />
    </Stack>
  )
}
