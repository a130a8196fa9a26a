import { useTranslation } from 'react-i18next'
import { useAddress } from '#shared/address/use-address.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { goodsKindAt, goodsKindField } from '../../components/orders/goods-kinds.ts'
import { KindChips } from '../../components/orders/KindChips.tsx'
import { officeOrdersQueryAt } from '../../components/orders/office-lists.ts'
import { OfficeOrderList } from '../../components/orders/OfficeOrderList.tsx'
import { officeQuestions } from '../../orders-api.ts'

const question = defineQuestion(officeQuestions.listOfficeOrders, ({ search }) => ({
  query: officeOrdersQueryAt(goodsKindAt(search), search),
}))

export default defineScreen({ question, view: MedicinesOrders })

/** All orders of goods: medicines on prescription, and those of the shop. */
function MedicinesOrders({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const { values } = useAddress(goodsKindField)
  return (
    <OfficeOrderList
      kind={values.kind}
      orders={answer}
      title={t('admin.routes.medicinesOrders.title')}
      about={t('admin.routes.medicinesOrders.about')}
    >
      <KindChips />
    </OfficeOrderList>
  )
}
