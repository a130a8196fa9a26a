import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { accountQuestions } from '../../accounts-api.ts'
import { AccountList, accountsAsked } from '../../components/accounts/AccountList.tsx'

const question = defineQuestion(accountQuestions.listAccounts, accountsAsked('pharmacy'))

export default defineScreen({ question, view: PharmaList })

/** Pharmacies, one by one or many at once. */
function PharmaList({ answer }: ScreenView<typeof question>) {
  return <AccountList of="pharmacy" accounts={answer} />
}
