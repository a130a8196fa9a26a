import { useTranslation } from 'react-i18next'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { officeOrdersQueryAt } from '../../components/orders/office-lists.ts'
import { OfficeOrderList } from '../../components/orders/OfficeOrderList.tsx'
import { officeQuestions } from '../../orders-api.ts'

const question = defineQuestion(officeQuestions.listOfficeOrders, ({ search }) => ({
  query: officeOrdersQueryAt('subscription', search),
}))

export default defineScreen({ question, view: SubscriptionOrders })

/** All orders of plans. */
function SubscriptionOrders({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  return (
    <OfficeOrderList
      kind="subscription"
      orders={answer}
      title={t('admin.routes.subscriptionOrders.title')}
      about={t('admin.routes.subscriptionOrders.about')}
    />
  )
}
