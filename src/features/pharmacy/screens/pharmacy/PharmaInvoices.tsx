import { useTranslation } from 'react-i18next'
import { InvoiceSheet, openPaperFields, orderQuestions, PaperList, papersQueryAt } from '#features/orders/index.ts'
import { readAddress } from '#shared/address/address.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'

const openAt = (search: URLSearchParams) => readAddress(openPaperFields, search).id

const question = combineQuestions({
  invoice: defineQuestion(orderQuestions.readInvoice, ({ search }) => {
    const id = openAt(search)
    return id ? { params: { id } } : null
  }),
  papers: defineQuestion(orderQuestions.listInvoices, ({ search }) => (openAt(search) ? null : { query: papersQueryAt(search) })),
  sums: defineQuestion(orderQuestions.sumInvoices, ({ search }) => (openAt(search) ? null : { query: papersQueryAt(search) })),
})

export default defineScreen({ question, view: PharmaInvoices })

/** What the pharmacy invoiced and credited; one paper by its order's `?id=`. */
function PharmaInvoices({ answer: { invoice, papers, sums } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const { values, linkTo } = useAddress(openPaperFields)
  const title = t('pharmacy.routes.pharmaInvoices.title')
  if (values.id) {
    const back = linkTo({ id: undefined, creditNote: undefined })
    return (
      <Stack gap="5">
        <PageHeader
          title={t('orders.papers.open')}
          crumbs={[{ label: title, to: back }, ...(invoice.data ? [{ label: invoice.data.number }] : [])]}
        />
        <QueryState query={invoice} missing={<NotFound />}>
          {() => <InvoiceSheet key={values.id} orderId={values.id!} />}
        </QueryState>
      </Stack>
    )
  }
  return (
    <Stack gap="5">
      <PageHeader title={title} about={t('pharmacy.invoices.about')} />
      <PaperList papers={papers} sums={sums} />
    </Stack>
  )
}
