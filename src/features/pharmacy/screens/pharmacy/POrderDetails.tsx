import { Suspense } from 'react'
import { ReturnsDesk } from '#features/shop/index.ts'
import { readAddress } from '#shared/address/address.ts'
import { idField } from '#shared/address/fields.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { pharmacyQuestions } from '../../api.ts'
import { DeskOrderPage } from '../../components/orders/DeskOrderPage.tsx'
import { PackList } from '../../components/orders/PackList.tsx'

const fields = { id: idField }

const question = defineQuestion(pharmacyQuestions.readDeskOrder, ({ search }) => {
  const { id } = readAddress(fields, search)
  return id ? { params: { id } } : null
})

export default defineScreen({ question, view: POrderDetails })

/** One order of the shop at the desk. */
function POrderDetails({ answer }: ScreenView<typeof question>) {
  if (answer.isUninitialized) return <NotFound level={1} />
  return (
    <QueryState query={answer} missing={<NotFound level={1} />}>
      {(desk) => (
        <DeskOrderPage desk={desk}>
          <Suspense>
            <ReturnsDesk order={desk.order} />
          </Suspense>
          <PackList desk={desk} />
        </DeskOrderPage>
      )}
    </QueryState>
  )
}
