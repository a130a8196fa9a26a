import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { holdingStates } from '#contract/booking/states.ts'
import { useMeQuery } from '#shared/api/me.ts'
import { oneOf } from '#shared/lib/one-of.ts'
import { paths } from '#shared/paths.ts'

/** The way to the visit's order, for who may see the practice's money. */
export function OrderOfAppointment({ appointment: { orderId, state } }: { appointment: AppointmentDetails }) {
  const { t } = useTranslation('workspace')
  const { data: me } = useMeQuery()
  if (orderId === null || !me || (me.userType !== 1 && !me.rights.includes('invoices'))) return null
  const screen = oneOf(holdingStates, state) ? paths.doctorsPendingOrderDetails : paths.doctorsCompletedOrder
  return <Link to={screen.link({ id: orderId })}>{t('orders.details.see')}</Link>
}
