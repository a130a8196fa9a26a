import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { accountQuestions } from '../../accounts-api.ts'
import { AccountList, accountsAsked } from '../../components/accounts/AccountList.tsx'

const question = defineQuestion(accountQuestions.listAccounts, accountsAsked('admin'))

export default defineScreen({ question, view: OfficeAdministrators })

/** Who administers the platform: kept out when they leave, never the last of them. */
function OfficeAdministrators({ answer }: ScreenView<typeof question>) {
  return <AccountList of="admin" accounts={answer} />
}
