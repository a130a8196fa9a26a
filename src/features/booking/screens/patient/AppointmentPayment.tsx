import { Navigate, useParams } from 'react-router-dom'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { askVisit, useReadAppointmentQuery } from '#features/visits/index.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import type { ScreenModule } from '#shared/routing/route.ts'
import { HoldEnded } from '../../components/HoldEnded.tsx'
import { PayVisit } from '../../components/PayVisit.tsx'

export const asks: ScreenModule['asks'] = ({ params }) => askVisit(params['id'])

/** Pays for a held visit. Whatever happens to the visit meanwhile, here or elsewhere, is shown at once. */
export default function AppointmentPayment() {
  const { id = '' } = useParams()
  const visit = useReadAppointmentQuery({ params: { id } })
  return <QueryState query={visit}>{(found) => <Standing key={found.id} visit={found} />}</QueryState>
}

function Standing({ visit }: { visit: AppointmentDetails }) {
  const { state, orderId } = visit
  if (state === 'pending_payment' && orderId !== null) return <PayVisit visit={visit} orderId={orderId} />
  if (state === 'expired' || state === 'cancelled') return <HoldEnded visit={visit} why={state} />
  const to = orderId === null ? paths.userAppointmentDetails.link({ id: visit.id }) : paths.orderSummery.link({ id: orderId })
  return <Navigate replace to={to} />
}
