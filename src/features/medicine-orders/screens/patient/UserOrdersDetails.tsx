import { idField } from '#shared/address/fields.ts'
import { readAddress } from '#shared/address/address.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { medicineQuestions } from '../../api.ts'
import { OwnMedicineOrder } from '../../components/OwnMedicineOrder.tsx'

const fields = { id: idField }

const question = defineQuestion(medicineQuestions.readMedicineOrder, ({ search }) => {
  const { id } = readAddress(fields, search)
  return id ? { params: { id } } : null
})

export default defineScreen({ question, view: UserOrdersDetails })

/** One order of medicines of the patient. */
function UserOrdersDetails({ answer }: ScreenView<typeof question>) {
  if (answer.isUninitialized) return <NotFound level={1} />
  return (
    <QueryState query={answer} missing={<NotFound level={1} />}>
      {(medicine) => <OwnMedicineOrder medicine={medicine} />}
    </QueryState>
  )
}
