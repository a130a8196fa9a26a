import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { officeInvoicesQueryAt } from '../../components/orders/office-lists.ts'
import { OfficeInvoiceList } from '../../components/orders/OfficeInvoiceList.tsx'
import { officeQuestions } from '../../orders-api.ts'

const question = defineQuestion(officeQuestions.listOfficeInvoices, ({ search }) => ({ query: officeInvoicesQueryAt(search) }))

export default defineScreen({ question, view: InvoiceList })

/** Every invoice and credit note. */
function InvoiceList({ answer }: ScreenView<typeof question>) {
  return <OfficeInvoiceList invoices={answer} />
}
