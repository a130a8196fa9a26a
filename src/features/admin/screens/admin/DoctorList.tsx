import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { accountQuestions } from '../../accounts-api.ts'
import { AccountList, accountsAsked } from '../../components/accounts/AccountList.tsx'

const question = defineQuestion(accountQuestions.listAccounts, accountsAsked('doctor'))

export default defineScreen({ question, view: DoctorList })

/** Doctors, one by one or many at once. */
function DoctorList({ answer }: ScreenView<typeof question>) {
  return <AccountList of="doctor" accounts={answer} />
}
