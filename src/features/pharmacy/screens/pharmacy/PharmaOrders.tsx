import { useTranslation } from 'react-i18next'
import type { DeskOrderCard } from '#contract/pharmacy/schemas.ts'
import { deskKinds } from '#contract/pharmacy/values.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Tabs } from '#shared/ui/navigation/Tabs.tsx'
import { pharmacyQuestions } from '../../api.ts'
import { deskFilters, deskQueryAt, deskViews } from '../../components/orders/order-list.ts'
import { OrderBoard } from '../../components/orders/OrderBoard.tsx'
import { useDeskColumns } from '../../components/orders/use-desk-columns.tsx'

const question = defineQuestion(pharmacyQuestions.listDeskOrders, ({ search }) => {
  const query = deskQueryAt(search)
  return query && { query }
})

export default defineScreen({ question, view: PharmaOrders })

/** Paid orders: a board of what is to be done, and lists of each stage. */
function PharmaOrders({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const [view, chooseView] = useAddressTab(deskViews, { drop: Object.keys(deskFilters) })
  const list = useListController({ filters: deskFilters, along: ['tab'] })
  const columns = useDeskColumns()
  const title = t('pharmacy.routes.pharmaOrders.title')
  return (
    <Stack gap="5">
      <PageHeader title={title} about={t('pharmacy.orders.about')} />
      <Tabs
        label={title}
        value={view}
        onChange={chooseView}
        tabs={deskViews.map((key) => ({ key, label: t(`pharmacy.tabs.${key}`) }))}
      >
        {view === 'board' ? (
          <OrderBoard />
        ) : (
          <ListPage<DeskOrderCard, 'kind'>
            controller={list}
            query={answer}
            label={t(`pharmacy.tabs.${view}`)}
            rowKey={({ id }) => id}
            columns={columns}
            searchLabel={t('pharmacy.orders.search')}
            filters={[
              {
                name: 'kind',
                label: t('pharmacy.columns.kind'),
                all: t('pharmacy.orders.allKinds'),
                options: deskKinds.map((value) => ({ value, label: t(`pharmacy.kinds.${value}`) })),
              },
            ]}
            empty={<Empty art={<WaitingCatArt />} title={t(`pharmacy.orders.none.${view}`)} />}
          />
        )}
      </Tabs>
    </Stack>
  )
}
