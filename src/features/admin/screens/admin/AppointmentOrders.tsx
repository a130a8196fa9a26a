import { useTranslation } from 'react-i18next'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { officeOrdersQueryAt } from '../../components/orders/office-lists.ts'
import { OfficeOrderList } from '../../components/orders/OfficeOrderList.tsx'
import { officeQuestions } from '../../orders-api.ts'

const question = defineQuestion(officeQuestions.listOfficeOrders, ({ search }) => ({
  query: officeOrdersQueryAt('appointment', search),
}))

export default defineScreen({ question, view: AppointmentOrders })

/** All orders of visits. */
function AppointmentOrders({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  return (
    <OfficeOrderList
      kind="appointment"
      orders={answer}
      title={t('admin.routes.appointmentOrders.title')}
      about={t('admin.routes.appointmentOrders.about')}
    />
  )
}
