import { useTranslation } from 'react-i18next'
import { readAddress } from '#shared/address/address.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Forbidden, NotFound } from '#shared/patterns/states/states.tsx'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { orderQuestions } from '../../api.ts'
import { InvoiceSheet } from '../../components/InvoiceSheet.tsx'
import styles from '../../components/orders.module.css'
import { Earnings } from '../../components/practice/Earnings.tsx'
import { earningsQueryAt } from '../../components/practice/earnings-address.ts'
import { openPaperFields, papersQueryAt } from '../../components/practice/paper-list.ts'
import { PaperList } from '../../components/practice/PaperList.tsx'

const openAt = (search: URLSearchParams) => readAddress(openPaperFields, search).id

const question = combineQuestions({
  invoice: defineQuestion(orderQuestions.readInvoice, ({ search }) => {
    const id = openAt(search)
    return id ? { params: { id } } : null
  }),
  earnings: defineQuestion(orderQuestions.readEarnings, ({ search }) =>
    openAt(search) ? null : { query: earningsQueryAt(search) },
  ),
  papers: defineQuestion(orderQuestions.listInvoices, ({ search }) => (openAt(search) ? null : { query: papersQueryAt(search) })),
  sums: defineQuestion(orderQuestions.sumInvoices, ({ search }) => (openAt(search) ? null : { query: papersQueryAt(search) })),
})

export default defineScreen({ question, view: DoctorsInvoices })

/** The money of the practice: what came in, and the papers; one of them by its order's `?id=`. */
function DoctorsInvoices({ answer: { invoice, earnings, papers, sums } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const { values, linkTo } = useAddress(openPaperFields)
  if (values.id) {
    const back = linkTo({ id: undefined, creditNote: undefined })
    return (
      <Stack gap="5" className={styles.summary}>
        <PageHeader
          title={t('orders.papers.open')}
          crumbs={[
            { label: t('orders.routes.doctorsInvoices.title'), to: back },
            ...(invoice.data ? [{ label: invoice.data.number }] : []),
          ]}
          actions={<LinkButton to={paths.doctorsCompletedOrder.link({ id: values.id })}>{t('orders.papers.toOrder')}</LinkButton>}
        />
        <QueryState query={invoice} missing={<NotFound />}>
          {() => <InvoiceSheet key={values.id} orderId={values.id!} />}
        </QueryState>
      </Stack>
    )
  }
  const isForbidden = papers.error !== undefined && faultOf(papers.error).kind === 'forbidden'
  return (
    <Stack gap="6">
      <PageHeader title={t('orders.routes.doctorsInvoices.title')} about={t('orders.papers.about')} />
      {isForbidden ? (
        <Forbidden>{t('orders.papers.noRight')}</Forbidden>
      ) : (
        <>
          <Earnings query={earnings} />
          <PaperList papers={papers} sums={sums} />
        </>
      )}
    </Stack>
  )
}
