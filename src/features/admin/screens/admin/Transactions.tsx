import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { transactionsQueryAt } from '../../components/orders/office-lists.ts'
import { TransactionList } from '../../components/orders/TransactionList.tsx'
import { officeQuestions } from '../../orders-api.ts'

const question = combineQuestions({
  transactions: defineQuestion(officeQuestions.listTransactions, ({ search }) => ({ query: transactionsQueryAt(search) })),
  requests: defineQuestion(officeQuestions.listRefundRequests, () => ({ query: {} })),
  sums: defineQuestion(officeQuestions.sumTransactions, ({ search }) => ({ query: transactionsQueryAt(search) })),
})

export default defineScreen({ question, view: Transactions })

/** Every payment and refund. */
function Transactions({ answer: { transactions, sums, requests } }: ScreenView<typeof question>) {
  return <TransactionList transactions={transactions} sums={sums} requests={requests} />
}
