import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { MedicineCard } from '#contract/medicine-orders/schemas.ts'
import { MedicineBadge, medicineQuestions, RequestDesk } from '#features/medicine-orders/index.ts'
import { wholeMeasures } from '#shared/lib/whole-measures.ts'
import { readAddress } from '#shared/address/address.ts'
import { choiceField, idField } from '#shared/address/fields.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty, NotFound } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { EmptyInboxArt } from '#shared/ui/art/scenes.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { When } from '#shared/ui/time/When.tsx'

const states = ['requested', 'quoted'] as const
const fields = { id: idField }
const filters = { state: choiceField(states) }

const question = combineQuestions({
  one: defineQuestion(medicineQuestions.readMedicineOrder, ({ search }) => {
    const { id } = readAddress(fields, search)
    return id ? { params: { id } } : null
  }),
  all: defineQuestion(medicineQuestions.listMedicineRequests, ({ search }) =>
    readAddress(fields, search).id ? null : { query: listQueryAt(search, { filters }) },
  ),
})

export default defineScreen({ question, view: NewOrderRequest })

/** Prescriptions that were sent to the pharmacy; one of them by its `?id=`. */
function NewOrderRequest({ answer: { one, all } }: ScreenView<typeof question>) {
  if (one.isUninitialized) return <Requests all={all} />
  return (
    <QueryState query={one} missing={<NotFound level={1} />}>
      {(medicine) => <RequestDesk medicine={medicine} />}
    </QueryState>
  )
}

/** Columns of requests; the medicines lead to the request. */
function useRequestColumns(): readonly Column<MedicineCard>[] {
  const { t } = useTranslation('workspace')
  return [
    {
      key: 'medicines',
      header: t('pharmacy.columns.goods'),
      cell: ({ id, medicines }) => (
        <Link to={paths.newOrderRequest.link({ id })}>
          <bdi>{wholeMeasures(medicines.join(', '))}</bdi>
        </Link>
      ),
    },
    { key: 'patient', header: t('pharmacy.columns.buyer'), cell: ({ patient }) => <bdi>{patient}</bdi> },
    { key: 'placed', header: t('pharmacy.columns.placed'), cell: ({ placedAt }) => <When instant={placedAt} /> },
    {
      key: 'delivery',
      header: t('medicine-orders.facts.delivery'),
      cell: ({ delivery }) => t(`medicine-orders.deliveries.${delivery}`),
    },
    {
      key: 'until',
      header: t('medicine-orders.facts.answerUntil'),
      cell: ({ answerUntil }) => answerUntil && <When instant={answerUntil} />,
    },
    { key: 'state', header: t('pharmacy.columns.state'), cell: ({ state }) => <MedicineBadge state={state} /> },
  ]
}

function Requests({ all }: Pick<ScreenView<typeof question>['answer'], 'all'>) {
  const { t } = useTranslation('workspace')
  const list = useListController({ filters })
  const title = t('pharmacy.routes.newOrderRequest.title')
  const columns = useRequestColumns()
  return (
    <Stack gap="5">
      <PageHeader title={title} about={t('pharmacy.requests.about')} />
      <ListPage<MedicineCard, 'state'>
        controller={list}
        query={all}
        label={title}
        rowKey={({ id }) => id}
        columns={columns}
        filters={[
          {
            name: 'state',
            label: t('pharmacy.columns.state'),
            all: t('pharmacy.requests.all'),
            options: states.map((value) => ({ value, label: t(`medicine-orders.states.${value}`) })),
          },
        ]}
        empty={
          <Empty art={<EmptyInboxArt />} title={t('pharmacy.requests.none')}>
            {t('pharmacy.requests.noneHint')}
          </Empty>
        }
      />
    </Stack>
  )
}
