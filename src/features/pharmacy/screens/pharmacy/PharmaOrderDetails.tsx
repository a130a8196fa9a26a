import { readAddress } from '#shared/address/address.ts'
import { idField } from '#shared/address/fields.ts'
import { DeskMedicine, medicineQuestions } from '#features/medicine-orders/index.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { pharmacyQuestions } from '../../api.ts'
import { DeskOrderPage } from '../../components/orders/DeskOrderPage.tsx'

const fields = { id: idField }
const askedAt = (search: URLSearchParams) => {
  const { id } = readAddress(fields, search)
  return id ? { params: { id } } : null
}

const question = combineQuestions({
  desk: defineQuestion(pharmacyQuestions.readDeskOrder, ({ search }) => askedAt(search)),
  medicine: defineQuestion(medicineQuestions.readMedicineOrder, ({ search }) => askedAt(search)),
})

export default defineScreen({ question, view: PharmaOrderDetails })

/** One order of a prescription at the desk. */
function PharmaOrderDetails({ answer: { desk, medicine } }: ScreenView<typeof question>) {
  if (desk.isUninitialized) return <NotFound level={1} />
  return (
    <QueryState query={desk} missing={<NotFound level={1} />}>
      {(order) => (
        <DeskOrderPage desk={order}>
          <QueryState query={medicine}>{(found) => <DeskMedicine medicine={found} />}</QueryState>
        </DeskOrderPage>
      )}
    </QueryState>
  )
}
